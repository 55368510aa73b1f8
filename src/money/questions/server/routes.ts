import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { questionCalls } from '../wire/questions-calls.ts';
import { listQuestions, settleQuestion } from './questions.ts';

export function questionRoutes(app: App): void {
  serve(app, questionCalls, {
    listQuestions,
    settleQuestion: (ctx, { params }) => settleQuestion(ctx, params.questionId),
  });
}
