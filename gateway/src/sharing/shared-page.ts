import type { SharedReading } from '@cosmic/contracts/readings/sharing';
import { SITE } from '../pages/heads';
import { escapeHtml } from '../pages/html';
import type { Head, Page } from '../pages/page';

/** Said of every link behind which there is nothing, whatever was there before. */
export const NOT_SHARED: Head = {
  title: `This reading is not shared – ${SITE}`,
  description: 'The link was taken back, or it was never one of ours.',
};

const DESCRIPTION_LETTERS = 180;

/** A reading that its member has made public; search engines are asked to leave it alone. */
export function sharedPage(origin: string, token: string, reading: SharedReading): Page {
  const { toolName, toolType, content, facts, createdAt } = reading;
  const line = reading.essence || beginningOf(content);
  const address = `${origin}/s/${token}`;
  const day = new Date(createdAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    head: { title: `${toolName} – ${SITE}`, description: line },
    found: false,
    origin,
    canonical: address,
    image: `${address}/picture.png`,
    kind: 'article',
    links: [
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      `<meta property="og:image:alt" content="${escapeHtml(`${toolName}, ${day}: ${line}`)}" />`,
    ].join(''),
    body: [
      '<main class="prerendered"><article>',
      `<h1>${escapeHtml(toolName)}</h1>`,
      `<p>A reading of <time datetime="${createdAt}">${day}</time>, shared by whoever it was written for</p>`,
      ...content.split(/\n{2,}/).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...(facts.length > 0 ? ['<h2>Why this reading</h2>', factsList(reading)] : []),
      `<p><a href="/tools/${encodeURIComponent(toolType)}">Try ${escapeHtml(toolName)} yourself</a></p>`,
      '</article></main>',
    ].join(''),
  };
}

function factsList({ facts }: SharedReading): string {
  const rows = facts.map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** As much of a text as a preview shows, cut between words. */
function beginningOf(content: string): string {
  const plain = content.trim().replace(/\s+/g, ' ');
  if (plain.length <= DESCRIPTION_LETTERS) return plain;
  return `${plain.slice(0, DESCRIPTION_LETTERS).replace(/ \S*$/, '')}…`;
}
