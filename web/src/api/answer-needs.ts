/** What an endpoint may say of its answers, in its `extraOptions`. */
export interface AnswerNeeds {
  /** Whether an answer holds what it is asked for; one that does not is a failure. */
  isComplete: (answer: unknown) => boolean;
}

/** What the client of the API makes of an answer that lacks what it is asked for. */
export const INCOMPLETE = { status: 'CUSTOM_ERROR', error: 'incomplete' } as const;
