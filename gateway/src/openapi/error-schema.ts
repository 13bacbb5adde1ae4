import { ERRORS } from '@cosmic/contracts/errors';
import { FIELD_PROBLEMS } from '@cosmic/contracts/field-problems';
import type { Json } from './json-schema';

/** Every answer that is no success. */
export const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'details', 'trace'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        message: { type: 'string' },
        details: {
          type: 'object',
          properties: {
            fields: {
              type: 'array',
              description: 'Which fields are wrong, and why',
              items: {
                type: 'object',
                required: ['field', 'code', 'message'],
                properties: {
                  field: { type: 'string' },
                  code: { type: 'string', enum: Object.keys(FIELD_PROBLEMS) },
                  params: {
                    type: 'object',
                    description: 'What the words of the code leave open',
                    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
                  },
                  message: { type: 'string', description: 'The same in English' },
                },
              },
            },
            used: { type: 'integer' },
            limit: { type: 'integer' },
            toolType: { type: 'string' },
            reasons: {
              type: 'array',
              description: 'Why a password is too weak',
              items: { type: 'string' },
            },
            retryAfterSeconds: { type: 'integer' },
          },
        },
        trace: { type: 'string', description: 'The correlation id of this request' },
      },
    },
  },
};
