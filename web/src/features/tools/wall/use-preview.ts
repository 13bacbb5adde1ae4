import type { Preview } from '@cosmic/contracts/readings/previews';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useEffect, useState } from 'react';
import { useProfile, type Profile } from '../../../api/profile.api';
import { useSession } from '../../../state/session/use-session';
import { initialValues } from '../form/form-values';
import { fromProfile } from '../form/from-profile';
import { detailsBy } from '../form/own-school';
import { usePreviewReadingQuery } from '../../../api/tools.api';
import { EXAMPLE_PERSON } from './example-person';

interface Shown {
  preview: Preview;
  /** Whether it is of the example person, and not of the visitor. */
  isExample: boolean;
}

interface Asked {
  isExample: boolean;
  params: Record<string, unknown>;
}

/**
 * How the reading of a tool begins for the visitor, from their profile, or else for the example
 * person; undefined while it is on its way, and for a tool that needs words of one's own.
 */
export function usePreview(tool: ToolSummary): Shown | undefined {
  const { status } = useSession();
  const profile = useProfile();
  const isKnown = status === 'guest' || profile !== undefined;
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    if (!isKnown) return;
    let hasEnded = false;
    void askedFor(tool, profile)
      .catch(() => undefined)
      .then((found) => {
        if (!hasEnded) setAsked(found);
      });
    return () => {
      hasEnded = true;
    };
  }, [tool, profile, isKnown]);
  const { data } = usePreviewReadingQuery(
    { toolType: tool.slug, params: asked?.params ?? {} },
    { skip: asked === undefined },
  );
  return asked && data && { preview: data, isExample: asked.isExample };
}

/** What is asked for the first of the two whose details suffice. */
async function askedFor(
  tool: ToolSummary,
  profile: Profile | undefined,
): Promise<Asked | undefined> {
  const { checkParams } = await import('../form/check-params');
  for (const person of [profile, EXAMPLE_PERSON as Partial<Profile> as Profile]) {
    if (!person) continue;
    const values = initialValues(tool.fields, (name) =>
      fromProfile(detailsBy(tool, person, person), name),
    );
    const checked = checkParams(tool.slug, values, {}, person);
    if (checked.ok) return { isExample: person !== profile, params: checked.params };
  }
  return undefined;
}
