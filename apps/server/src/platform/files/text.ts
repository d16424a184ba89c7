/** True when the only control characters are tab, line ends and form feed: text in UTF-8 or Windows' Latin encoding. */
export const hasNoControls = (bytes: Uint8Array): boolean =>
  !bytes.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)
