import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@cosmic/contracts/language';

/** The language that was chosen in the asking browser; its page is told apart from the others' by the cookie. */
export function languageOf(request: FastifyRequest, reply: FastifyReply): Language {
  void reply.header('vary', 'cookie');
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return LANGUAGES.find((language) => language === chosen) ?? LANGUAGES[0];
}
