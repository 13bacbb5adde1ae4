/** The shapes of a picture, width by height: of a link, of a feed and of a telephone's screen. */
export const PICTURE_FORMATS = {
  link: [1200, 630],
  feed: [1080, 1350],
  story: [1080, 1920],
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;
