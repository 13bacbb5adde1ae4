import { Skeleton } from '../../design/skeleton';
import { dashboardStrings } from './dashboard.strings';
import { useReadingPictureQuery } from '../../api/sharing.api';

const s = dashboardStrings.sharing;

/** The picture that chats show of a reading's link, as the server drew it. */
export function SharePicture({ id, title }: { id: string; title: string }) {
  const { data, isError } = useReadingPictureQuery({ id, format: 'link' });
  if (isError) return <p className="text-note text-rose">{s.pictureFailed}</p>;
  if (!data) return <Skeleton className="aspect-[1200/630] w-full" />;
  const address = `data:image/png;base64,${data.png}`;
  return (
    <figure className="grid gap-2">
      <img src={address} alt={s.pictureAlt(title)} width={1200} height={630} className="w-full" />
      <figcaption className="text-note text-ivory-soft">
        {s.picture}{' '}
        <a
          href={address}
          download="cosmic-guide.png"
          className="inline-block py-1 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
        >
          {s.savePicture}
        </a>
      </figcaption>
    </figure>
  );
}
