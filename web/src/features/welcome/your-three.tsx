import { useSession } from '../../state/session/use-session';
import type { Profile } from '../../api/profile.api';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { threeOf } from '../../design/three/three';
import { ThreeCard } from '../../design/three/three-card';
import { OwnWheel } from './own-wheel';
import { ShareThree } from './share-three';
import type { Step } from './steps';
import { welcomeStrings } from './welcome.strings';

const s = welcomeStrings.three;

interface YourThreeProps {
  profile: Profile;
  onChange: (step: Step) => void;
  onLeave: () => void;
}

/** What the answers make: the chart, which draws itself, and Sun, Moon and rising sign as a card. */
export function YourThree({ profile, onChange, onLeave }: YourThreeProps) {
  const { user } = useSession();
  if (!profile.birth_date) return <Nothing onChange={onChange} onLeave={onLeave} />;
  const three = threeOf(profile);
  return (
    <section className="page grid min-h-dvh content-center items-center gap-x-20 gap-y-14 pb-24 pt-32 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <OwnWheel profile={profile} />
      <div className="grid gap-8">
        <header className="grid gap-3">
          <h1 className="text-headline font-light">{s.title}</h1>
          <p className="text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <ThreeCard three={three} />
        <ShareThree three={three} />
        {user && !user.email_verified && <Notice tone="info">{s.confirm}</Notice>}
        <div className="flex flex-wrap gap-3 border-t border-gold-line/40 pt-8">
          <Button onClick={onLeave} className="min-w-40">
            {s.onward}
          </Button>
          <Button variant="quiet" onClick={() => onChange('date')}>
            {s.change}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Nothing({ onChange, onLeave }: Pick<YourThreeProps, 'onChange' | 'onLeave'>) {
  const { title, text, answer } = welcomeStrings.nothing;
  return (
    <section className="page grid min-h-dvh content-center justify-items-start gap-6 pb-24 pt-32">
      <h1 className="text-headline font-light">{title}</h1>
      <p className="max-w-xl text-lead text-ivory-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChange('date')}>{answer}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {s.onward}
        </Button>
      </div>
    </section>
  );
}
