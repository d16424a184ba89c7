import { describeError } from '../../../../../platform/http/errors.ts'
import { offerScan } from '../../../../../platform/device/scan.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import type { Procura, Ways } from '../procura.ts'
import { readCode } from './read-code.ts'

/** A scan goes to the screen that wants it, otherwise to the screen of the thing that it names. */
export async function followScan(code: string, procura: Procura<unknown>, ways: Ways) {
  try {
    if (await offerScan(code)) return
    const leitura = readCode(code)
    if (leitura?.tipo === 'ilegivel') toast.error('Código ilegível: leia de novo.')
    else if (leitura && !(await procura.follow(leitura, code, ways)))
      toast.error(procura.missing(leitura, code, ways))
  } catch (error) {
    toast.error(describeError(error))
  }
}
