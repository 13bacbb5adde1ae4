/**
 * One server-sent event as it goes over the wire.
 *
 * @param id  when it was sent, in milliseconds since 1970: what a browser that
 *   comes back names as the last it saw
 */
export function eventText(type: string, payload: unknown, id: number): string {
  return writtenEventText(type, JSON.stringify(payload), id);
}

/** The same with a payload that is JSON already. */
export function writtenEventText(type: string, payload: string, id: number): string {
  return `event: ${type}\nid: ${id}\ndata: ${payload}\n\n`;
}
