import { Link } from 'react-router-dom';
import { useListToolsQuery } from '../../api/tools.api';
import { ButtonLink } from '../../design/button-link';
import { Engraving } from '../../design/engravings/engraving';
import { paths } from '../../paths';
import { pricingStrings as s } from './pricing.strings';

/** Every tool that a plan opens, by its engraving and its name; nothing while they are on their way. Wide screens say what each does. */
export function PremiumTools() {
  const { data = [] } = useListToolsQuery();
  const premium = data.filter((tool) => tool.premium);
  if (premium.length === 0) return null;
  return (
    <section aria-labelledby="premium-tools" className="grid gap-8 pt-8">
      <h2 id="premium-tools" className="text-headline font-light">
        {s.opens(premium.length)}
      </h2>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {premium.map(({ slug, name, description, engraving }) => (
          <li
            key={slug}
            className="group relative grid content-start gap-2 border border-gold-line/30 px-2 py-5 text-center transition-colors hover:border-gold lg:px-5 lg:pb-7"
          >
            <Link
              to={paths.tool(slug)}
              className="grid justify-items-center gap-3 text-note after:absolute after:inset-0 lg:font-display lg:text-lead"
            >
              <Engraving name={engraving} className="w-14 text-gold sm:w-20" />
              <span className="transition-colors group-hover:text-gold">{name}</span>
            </Link>
            <p className="hidden text-balance text-note text-ivory-soft lg:block">{description}</p>
          </li>
        ))}
        {/* Fills the last row where three stand in one. */}
        <li className="col-span-2 grid border border-gold-line/30 sm:hidden">
          <ButtonLink to={paths.tools} variant="quiet" className="h-full">
            {s.allTools}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
