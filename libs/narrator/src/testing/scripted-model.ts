import type { Assignment, NarratorError } from '../narrator';
import type { OpenAiOptions } from '../openai-answer';
import { openAiNarrator } from '../openai-narrator';
import { startModelServer, type Behaviour, type ModelServer } from './model-server';
import { read } from './read';

export const API_KEY = 'sk-canary-key';

export const ASSIGNMENT: Assignment = {
  facts: [{ key: 'moon', label: 'Moon', value: "in Taurus 14°22', waxing, 68% lit" }],
  brief: { task: 'Write about the day.', minWords: 100, maxWords: 180, userInput: { sign: 'leo' } },
  almanac: () => {
    throw new Error('a model does not need the almanac');
  },
};

/** The assignment with what a visitor filled in. */
export function withInput(userInput: Record<string, string>): Assignment {
  return { ...ASSIGNMENT, brief: { ...ASSIGNMENT.brief, userInput } };
}

/** A server of a model that answers as it is told, and the narrator that asks it: for specs only. */
export class ScriptedModel {
  server!: ModelServer;

  readonly start = async (): Promise<void> => {
    this.server = await startModelServer();
  };

  readonly stop = (): Promise<void> => this.server.close();

  narrator(options: Partial<OpenAiOptions> = {}) {
    return openAiNarrator({
      apiKey: API_KEY,
      baseUrl: this.server.url,
      model: 'test-model',
      maxOutputTokens: 600,
      ...options,
    });
  }

  /** The error that an answer ends in. */
  async failure(
    behaviour: Behaviour,
    options: Partial<OpenAiOptions> = {},
  ): Promise<NarratorError> {
    this.server.script(behaviour);
    return read(this.narrator(options), ASSIGNMENT).then(
      ({ narration }) => {
        throw new Error(`a text was written: ${narration.text}`);
      },
      (error: NarratorError) => error,
    );
  }
}
