import { Toast } from 'radix-ui';
import { designStrings as s } from '../design/design.strings';
import { Icon } from '../design/icon';
import { useAppDispatch, useAppSelector } from '../state/app-state';
import { toastDismissed } from '../state/toasts';

const SHOWN_MS = 4000;

/** Time to notice that something can be undone, and to reach it. */
const WITH_ACTION_MS = 10_000;

/** The corner where short messages appear; they can be reached and closed by keyboard. */
export function Toaster() {
  const dispatch = useAppDispatch();
  const messages = useAppSelector(({ toasts }) => toasts.messages);
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" label={s.messages}>
      {messages.map(({ id, tone, title, body, action }) => (
        <Toast.Root
          key={id}
          type={tone === 'error' ? 'foreground' : 'background'}
          {...(action && { duration: action.stays ? Infinity : WITH_ACTION_MS })}
          onOpenChange={(open) => !open && dispatch(toastDismissed(id))}
          className="flex items-start gap-3 rounded border border-gold-line bg-ink-raised py-4 pl-5 pr-3 shadow-float"
        >
          <Icon
            name={tone === 'error' ? 'alert' : 'check'}
            className={`mt-0.5 size-5 ${tone === 'error' ? 'text-rose' : 'text-sage'}`}
          />
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-medium">{title}</Toast.Title>
            {body && (
              <Toast.Description className="text-note text-ivory-soft">{body}</Toast.Description>
            )}
          </div>
          {action && (
            <Toast.Action
              altText={action.label}
              onClick={() => dispatch(action.asks)}
              className="min-h-11 px-2 text-gold underline decoration-gold-line underline-offset-4 hover:text-ivory"
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className="grid size-11 place-items-center text-ivory-soft hover:text-gold">
            <Icon name="close" className="size-4" />
            <span className="sr-only">{s.close}</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        label={`${s.messages} ({hotkey})`}
        className="fixed bottom-(--bottom-bar) right-0 z-50 m-0 grid w-[min(26rem,100vw)] list-none gap-3 p-5 outline-none"
      />
    </Toast.Provider>
  );
}
