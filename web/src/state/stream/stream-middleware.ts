import type { Middleware } from '@reduxjs/toolkit';
import { note } from '../../log';
import type { LiveStream } from './live-stream';
import { closed, opened, pushed, renewed, type WithStream } from './stream';

/**
 * Keeps the stream of pushes open while the store has followers of it, and dispatches what it
 * brings. The connection is fetched with the first follower: most guests have none.
 */
export const streamMiddleware: Middleware<object, WithStream> = ({ dispatch, getState }) => {
  let stream: LiveStream | undefined;
  let loading: Promise<void> | undefined;

  const isFollowed = () => getState().stream.followers.length > 0;
  const heed = () => {
    if (!stream) loading ??= load();
    else if (isFollowed()) stream.follow();
    else stream.leave();
  };
  const load = async () => {
    try {
      const { streamOfTab } = await import('./live-stream');
      stream = streamOfTab({
        onOpen: () => dispatch(opened()),
        onClose: () => dispatch(closed()),
        onPush: (push) => dispatch(pushed(push)),
      });
      heed();
    } catch (error) {
      // Rows are asked for instead, until the next follower.
      note('The stream can not be had', error);
      loading = undefined;
    }
  };

  return (next) => (action) => {
    const wasFollowed = isFollowed();
    const result = next(action);
    if (renewed.match(action)) stream?.renew();
    else if (isFollowed() !== wasFollowed) heed();
    return result;
  };
};
