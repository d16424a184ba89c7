const MB = 1024 * 1024

/** The limits of one file; a larger one is refused, so that no sheet costs more than this. */
export const SHEET_LIMITS = {
  /** Filled lines without the headings. */
  rows: 20_000,
  columns: 100,
  fileBytes: 10 * MB,
  /**
   * All parts of an .xlsx together, as its directory declares them; a part that inflates beyond its declaration is
   * refused.
   */
  inflatedBytes: 100 * MB,
  /** DEFLATE compresses at most 1,032 to 1; a sheet seldom reaches 50. */
  ratio: 250,
  /** Smaller parts may be repetitive, so the ratio is not checked for them. */
  ratioFrom: MB,
  entries: 2_000,
  /** Characters of one cell; a longer text would not fit any field. */
  cell: 5_000,
  /** Characters of all cells, because many cells may share one long text. */
  characters: 20_000_000,
  /** Titles and notes above the headings. */
  above: 20,
  milliseconds: 20_000,
} as const
