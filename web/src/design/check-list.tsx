import { classes } from './classes';
import { Icon } from './icon';

interface CheckListProps {
  items: readonly string[];
  className?: string;
}

/** What something holds, ticked off line by line. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={classes('grid content-start gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-1 size-4 shrink-0 text-gold" />
          {item}
        </li>
      ))}
    </ul>
  );
}
