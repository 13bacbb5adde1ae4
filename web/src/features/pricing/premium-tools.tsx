import { Link } from 'react-router-dom';
import { useListToolsQuery } from '../../api/tools.api';
import { Engraving } from '../../design/engravings/engraving';
import { paths } from '../../paths';
import { pricingStrings as s } from './pricing.strings';

/** Every tool that a plan opens, by its engraving and its name; nothing while they are on their way. */
export function PremiumTools() {
  const { data = [] } = useListToolsQuery();
  const premium = data.filter((tool) => tool.premium);
  if (premium.length === 0) return null;
  return (
    <section
      aria-labelledby="premium-tools"
      className="grid gap-8 border-t border-gold-line/30 pt-14"
    >
      <h2 id="premium-tools" className="text-headline font-light">
        {s.opens(premium.length)}
      </h2>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-5">
        {premium.map(({ slug, name, engraving }) => (
          <li key={slug}>
            <Link
              to={paths.tool(slug)}
              className="group grid h-full content-start justify-items-center gap-3 border border-gold-line/30 px-2 py-5 text-center transition-colors hover:border-gold"
            >
              <Engraving name={engraving} className="w-14 text-gold sm:w-20" />
              <span className="text-note text-ivory transition-colors group-hover:text-gold">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
