import type { SaveBody } from '@cosmic/contracts/readings/journal';
import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';

/**
 * What is sent to keep a reading. Horoscopes and cards keep the form that their
 * saved texts have always had: `LEO - TODAY: …` and `The Star: …`.
 */
export function saveBodyOf(tool: ToolSummary, generation: Generation, title: string): SaveBody {
  return {
    readingType: tool.readingType,
    title: title ? `${tool.name}: ${title}` : tool.name,
    content: contentOf(tool.slug, generation),
    generationId: generation.id,
  };
}

function contentOf(slug: string, { content, params, figure }: Generation): string {
  if (slug === 'horoscope') {
    const [sign, timeframe] = [params.sign, params.timeframe].map((value) =>
      String(value).toUpperCase(),
    );
    return `${sign} - ${timeframe}: ${content}`;
  }
  const card = figure?.kind === 'cards' && figure.spread === 'daily' ? figure.cards[0] : undefined;
  return card ? `${card.name}: ${content}` : content;
}
