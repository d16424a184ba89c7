/** A text in the letters that a PDF has by itself; others become question marks. */
export const writable = (text: string): string =>
  text.replaceAll('−', '-').replaceAll(/[^\x20-\x7e\u00a0-\u00ff\n•–—‘’“”…€]/g, '?')
