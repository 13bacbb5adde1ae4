import { isAnyOf, nanoid, removeListener } from '@reduxjs/toolkit';
import type { Push } from '@cosmic/contracts/live';
import { addAppListener, type AppState } from '../app-state';
import type { WorldThunk } from '../world';
import { followed, left, opened, pushed } from './stream';

interface StreamFollower {
  onPush: (push: Push) => void;
  onOpen: () => void;
}

const isNews = isAnyOf(pushed, opened);

/** Follows the stream, as what is shown of a row does. @returns a function that ends it. */
export function followStream({ onPush, onOpen }: StreamFollower): WorldThunk<AppState, () => void> {
  return (dispatch) => {
    const key = nanoid();
    const listener = {
      matcher: isNews,
      effect: (news: ReturnType<typeof pushed | typeof opened>) =>
        pushed.match(news) ? onPush(news.payload) : onOpen(),
    };
    dispatch(addAppListener(listener));
    dispatch(followed(key));
    return () => {
      dispatch(removeListener(listener));
      dispatch(left(key));
    };
  };
}
