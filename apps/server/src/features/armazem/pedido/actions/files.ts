import type { Context } from '../../../../platform/context.ts'
import type { ReceivedFile } from '../../../../platform/files/read.ts'
import { withFileWork, type FileWork } from '../../../../platform/files/work.ts'
import { namedChaves } from '../store/anexo.ts'

export type { FileWork } from '../../../../platform/files/work.ts'

/** A save with its attachments: both or neither. */
export const withFiles = <T>(
  ctx: Context,
  files: readonly ReceivedFile[],
  run: (work: FileWork) => Promise<T>,
): Promise<T> => withFileWork(ctx, [namedChaves], files, run)

/** The files of an act that brings none. */
export const NO_FILES: FileWork = {
  stored: () => {
    throw new Error('this act stores no file')
  },
  discard: () => undefined,
}
