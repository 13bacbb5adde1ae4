import { langOf } from '../../language/lang-of';

/** Which article a control is about, for those who hear it. */
export function OfTitle({ title }: { title: string }) {
  return (
    <span lang={langOf(title)} className="sr-only">
      : {title}
    </span>
  );
}
