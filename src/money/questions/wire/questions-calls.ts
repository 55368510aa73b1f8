import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, noContent, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import { questionList } from './questions.ts';

export const questionCalls = endpoints('Till', {
  listQuestions: {
    method: 'GET',
    url: '/api/stores/:storeId/questions',
    access: 'till.count',
    schema: {
      summary: 'What tablets did without the line and somebody has to check, the oldest first',
      params: ofStore,
      response: { 200: questionList },
    },
  },
  settleQuestion: {
    method: 'POST',
    url: '/api/stores/:storeId/questions/:questionId/settled',
    access: 'till.close',
    schema: {
      summary: 'Somebody has checked it',
      params: z.object({ storeId: anyId, questionId: anyId }),
      body: nothingBody,
      response: noContent,
    },
  },
});
