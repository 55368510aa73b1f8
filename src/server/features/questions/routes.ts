import { questionCalls } from '#domain/api/calls/questions.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { listQuestions, settleQuestion } from './questions.ts';

export function questionRoutes(app: App): void {
  serve(app, questionCalls, {
    listQuestions,
    settleQuestion: (ctx, { params }) => settleQuestion(ctx, params.questionId),
  });
}
