import type { Feature } from '#platform/feature/server/feature.ts';
import { findQuestion } from './questions.ts';
import { questionRoutes } from './routes.ts';

/** What tablets did without the line and a person has to check. */
export const questions: Feature = { routes: [questionRoutes], named: { questionId: findQuestion } };
