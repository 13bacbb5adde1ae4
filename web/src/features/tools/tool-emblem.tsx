import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { signOf } from '@cosmic/sky/zodiac';
import { glyphPath } from '../../design/glyphs';
import { iconPath } from '../../design/named-icon';
import { Medallion } from '../../design/medallion';
import type { FormValues } from './form/form-values';

interface ToolEmblemProps {
  tool: ToolSummary;
  values: FormValues;
  className?: string;
}

/** What the page is about, as a plate: it takes up the sign or the number that is chosen. */
export function ToolEmblem({ tool, values, className }: ToolEmblemProps) {
  const number = tool.fields.find(({ name }) => name === 'number');
  const text = number && values[number.name]?.trim();
  if (text) return <Medallion text={text} {...(className && { className })} />;
  const [first, second] = tool.fields
    .filter(({ control }) => control === 'zodiac')
    .map(({ name }) => signOf(values[name] ?? ''));
  if (second && first) {
    return (
      <div className={className}>
        <div className="grid">
          <Medallion
            path={glyphPath(first.key)}
            className="col-start-1 row-start-1 w-[64%] justify-self-start"
          />
          <Medallion
            path={glyphPath(second.key)}
            className="col-start-1 row-start-1 mt-[36%] w-[64%] justify-self-end"
          />
        </div>
      </div>
    );
  }
  const sign = first ?? second;
  const path = sign ? glyphPath(sign.key) : iconPath(tool.icon);
  return <Medallion path={path} {...(className && { className })} />;
}
