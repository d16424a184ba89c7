const MEBIBYTE = 1024 * 1024

export const LIMITES = {
  /** Of one file, and of all that its docZips unpack to. The largest good note (990 items) has about 1 MiB. */
  bytes: 20 * MEBIBYTE,
  megabytes: 20,
  /** The deepest good sample, a note in SOAP, has 11. */
  profundidade: 64,
  /** One file, once the process is ready. */
  milissegundos: 8000,
  /** A process's start: it compiles the schemas. */
  milissegundosInicio: 60_000,
  /** A process that had nothing to do for so long ends, and its memory with it. */
  milissegundosOcioso: 60_000,
  /** MiB of JavaScript's objects that a file may need, of all that its process may hold, and hold between two files. */
  memoriaObjetos: 256,
  memoria: 1024,
  memoriaOciosa: 384,
} as const
