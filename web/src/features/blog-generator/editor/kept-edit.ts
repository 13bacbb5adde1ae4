import type { EditedPost } from '@cosmic/contracts/blog/blog-admin';

/** What an editor may change, as its fields hold it. */
export interface PostText {
  title: string;
  metaDescription: string;
  /** Parted by commas. */
  tags: string;
  content: string;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (id: string) => `cosmic-guide:edit:${id}`;

/** What stands in a post. */
export function textOf({ title, metaDescription, tags, content }: EditedPost): PostText {
  return { title, metaDescription, tags: tags.join(', '), content };
}

/** Whether two versions of a post say the same. */
export function isSameText(one: EditedPost, other: EditedPost): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

/** Tags as they were typed, parted by commas. */
export function tagsOf(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Changes that were not saved when this tab left the editor; those of another version are no use. */
export function keptEdit({ id, version }: EditedPost, memory = tab()): PostText | undefined {
  try {
    const kept = JSON.parse(memory?.getItem(keyOf(id)) ?? 'null') as
      (PostText & { version: number }) | null;
    if (kept?.version !== version) return undefined;
    const { title, metaDescription, tags, content } = kept;
    return { title, metaDescription, tags, content };
  } catch {
    return undefined;
  }
}

/** Keeps unsaved changes for when this tab comes back; nothing to keep forgets them. */
export function keepEdit(
  { id, version }: EditedPost,
  text: PostText | undefined,
  memory = tab(),
): void {
  try {
    if (text) memory?.setItem(keyOf(id), JSON.stringify({ ...text, version }));
    else memory?.removeItem(keyOf(id));
  } catch {
    // Without storage the changes live as long as the page.
  }
}

function tab(): Memory | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
