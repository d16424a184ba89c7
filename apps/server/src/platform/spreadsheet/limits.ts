const MB = 1024 * 1024

/** What is read of one file; above it the file is refused, so that no sheet costs more than this. */
export const SHEET_LIMITS = {
  /** Filled lines, headings not counted. */
  rows: 20_000,
  columns: 100,
  fileBytes: 10 * MB,
  /** All parts of an .xlsx together, as its directory declares them; more than declared is refused while inflating. */
  inflatedBytes: 100 * MB,
  /** DEFLATE makes 1,032 of 1 at most; a sheet seldom makes more than 50. */
  ratio: 250,
  /** Small parts may well be repetitive. */
  ratioFrom: MB,
  entries: 2_000,
  /** Characters of one cell; what is longer is longer than any field. */
  cell: 5_000,
  /** Characters of all cells: one long text may stand in many of them. */
  characters: 20_000_000,
  /** Titles and notes above the headings. */
  above: 20,
  milliseconds: 20_000,
} as const
