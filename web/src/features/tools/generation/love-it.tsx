import type { Generation } from '@cosmic/contracts/readings/readings';
import { useState } from 'react';
import { useLoveReadingMutation } from '../../../api/journal.api';
import { Button } from '../../../design/button';
import { NamedIcon } from '../../../design/named-icon';
import { useToast } from '../../../state/use-toast';
import { toolsStrings } from '../tools.strings';

const s = toolsStrings.reading;

/** Asks whether a reading resonated; the answer can be taken back. */
export function LoveIt({ generation: { id, loved } }: { generation: Generation }) {
  const toast = useToast();
  const [isLoved, setLoved] = useState(loved);
  const [send] = useLoveReadingMutation();
  const turn = async () => {
    setLoved(!isLoved);
    try {
      await send({ id, loved: !isLoved }).unwrap();
    } catch {
      setLoved(isLoved);
      toast('error', s.loveFailed);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <p className="text-ivory-soft">{s.loveQuestion}</p>
      <Button variant="secondary" size="compact" aria-pressed={isLoved} onClick={() => void turn()}>
        <NamedIcon
          name="heart"
          className={`size-4.5 ${isLoved ? 'fill-rose text-rose' : 'text-gold'}`}
        />
        {s.love}
      </Button>
      {isLoved && (
        <p role="status" className="text-note text-ivory-soft">
          {s.loved}
        </p>
      )}
    </div>
  );
}
