import { signOf } from '@cosmic/sky/zodiac';
import { useGetProfileQuery, type Profile } from '../../api/profile.api';
import { ButtonLink } from '../../design/button-link';
import { Glyph, isGlyphName } from '../../design/glyphs';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dateInWords } from '../../language/dates';
import { Panel } from './panel';
import { signName } from '../../design/sky/sky-names';

const s = dashboardStrings.overview;

/** The member's sign with its glyph, or the way to enter a birth date. */
export function SignCard() {
  const { data, isError } = useGetProfileQuery();
  const sign = signOf(data?.zodiac_sign ?? '');
  return (
    <Panel title={s.sign}>
      {isError && <p className="text-rose">{dashboardStrings.failed}</p>}
      {!data && !isError && <Skeleton className="h-24 w-full" />}
      {data && sign && isGlyphName(sign.key) && (
        <div className="flex items-center gap-6">
          <Glyph name={sign.key} className="size-20 text-gold" strokeWidth={0.9} />
          <div className="grid gap-1">
            <p className="font-display text-title">{signName(sign.key)}</p>
            <Others profile={data} />
            {data.birth_date && (
              <p className="figures text-ivory-soft">{s.born(dateInWords(data.birth_date))}</p>
            )}
          </div>
        </div>
      )}
      {data && sign && (
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to={paths.myProfile} variant="secondary" size="compact">
            {s.chart}
          </ButtonLink>
          <ButtonLink to={paths.people} variant="quiet" size="compact">
            {s.people}
          </ButtonLink>
        </div>
      )}
      {data && !sign && (
        <>
          <p className="text-ivory-soft">{s.addBirthText}</p>
          <ButtonLink
            to={paths.myProfile}
            variant="secondary"
            size="compact"
            className="justify-self-start"
          >
            {s.addBirth}
          </ButtonLink>
        </>
      )}
    </Panel>
  );
}

/** Moon and rising sign, where the birth decides them. */
function Others({ profile: { moon_sign, rising_sign } }: { profile: Profile }) {
  const words = [
    moon_sign && s.moonIn(signName(moon_sign)),
    rising_sign && s.rising(signName(rising_sign)),
  ].filter((word) => word !== null);
  if (words.length === 0) return null;
  return <p className="text-lead">{words.join(' · ')}</p>;
}
