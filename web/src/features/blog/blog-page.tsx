import { ChartCorner } from '../../design/chart-corner';
import { TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { Icon } from '../../design/icon';
import { usePageTitle } from '../../head';
import { journalIn, useSwitchTo } from './article/use-other-languages';
import { ArticleList } from './article-list';
import { blogStrings } from './blog.strings';
import { PopularTags } from './popular-tags';
import { useArticleFilter, useSearchText } from './use-article-filter';

const s = blogStrings.list;

/** All articles: searched, by tag, page by page. The address says which. */
export function BlogPage() {
  const filter = useArticleFilter();
  usePageTitle(filter.tag ? s.tagTitle(filter.tag) : s.title);
  useSwitchTo(filter.tag || filter.from ? journalIn : null);
  const { text, setText, submit } = useSearchText(filter.q);

  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-12 pb-28 pt-36 md:pt-44">
        <header className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-5">
            <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
            <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
          </div>
          <search className="clearing">
            <form
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              <Field label={s.search} hint={s.searchHint}>
                {(wiring) => (
                  <span className="relative block">
                    <Icon
                      name="search"
                      className="pointer-events-none absolute left-4 top-1/2 z-10 size-4.5 -translate-y-1/2 text-gold"
                    />
                    <TextControl
                      wiring={wiring}
                      type="search"
                      name="q"
                      value={text}
                      maxLength={100}
                      onChange={({ target }) => setText(target.value)}
                      className="pl-12"
                      autoComplete="off"
                      enterKeyHint="search"
                    />
                  </span>
                )}
              </Field>
            </form>
          </search>
        </header>
        <PopularTags tag={filter.tag} q={filter.q} />
        <ArticleList filter={filter} />
      </div>
    </div>
  );
}
