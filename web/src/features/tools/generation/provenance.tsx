import type { Generation, Rerun } from '@cosmic/contracts/readings/readings';
import { api, apiUrl } from '../../../api/api';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/button';
import { isOfTheSky } from '../../../design/reading/facts-of-the-sky';
import { paths } from '../../../paths';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.provenance;

const rerunApi = api.injectEndpoints({
  endpoints: (build) => ({
    rerun: build.mutation<Rerun, string>({
      query: (id) => ({
        url: apiUrl('/api/generations/:id/rerun', { id }),
        method: 'POST',
        body: {},
      }),
    }),
  }),
});

/** Who wrote a text, by which edition, and the proof: it can be made again. */
export function Provenance({
  generation: { id, narrator, edition, facts },
}: {
  generation: Generation;
}) {
  const [rerun, { data, isLoading, isError }] = rerunApi.useRerunMutation();
  if (!narrator || !edition) return null;
  return (
    <div className="grid gap-2 text-note text-ivory-soft">
      <p>
        {s[narrator]} · {s.edition(`${edition.engine}.${edition.words}`)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="quiet"
          size="compact"
          className="-ml-3"
          busy={isLoading && s.running}
          onClick={() => void rerun(id)}
        >
          {s.rerun}
        </Button>
        <p role="status">
          {isError && s.failed}
          {data && (data.identical === null ? s.notOurs : data.identical ? s.same : s.other)}
        </p>
      </div>
      {facts.some(isOfTheSky) && (
        <Link
          to={paths.accuracy}
          className="justify-self-start py-1 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {toolsStrings.reading.accuracy}
        </Link>
      )}
    </div>
  );
}
