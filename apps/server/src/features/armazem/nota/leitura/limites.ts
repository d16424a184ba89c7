const MEBIBYTE = 1024 * 1024

export const LIMITES = {
  /**
   * Limit of one file, and of everything that its docZips unpack to. The largest good note (990 items) has about 1 MiB.
   */
  bytes: 20 * MEBIBYTE,
  megabytes: 20,
  /** The deepest good sample, a note in SOAP, has 11. */
  profundidade: 64,
  /** Limit of one file, once the process is ready. */
  milissegundos: 8000,
  /** Limit of a process's start, because it compiles the schemas. */
  milissegundosInicio: 60_000,
  /** A process without work for this time ends and frees its memory. */
  milissegundosOcioso: 60_000,
  /** MiB: JavaScript objects for one file, total memory of the process, and memory between two files. */
  memoriaObjetos: 256,
  memoria: 1024,
  memoriaOciosa: 384,
} as const
