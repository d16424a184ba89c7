import { emAndamento, type Importacao } from '@app/contract/casca/importacao'
import { ApiError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { getImportacao } from '../api.ts'
import { desfecho } from '../parts/words.ts'

const LOOK_MS = 3_000
const watched = new Set<number>()

const tell = (importacao: Importacao) => {
  const text = `${importacao.arquivo}: ${desfecho(importacao)}.`
  const clean = importacao.estado === 'terminada' && importacao.recusados === 0
  if (clean) toast.success(text)
  else toast.warning(text)
}

/** A refusal ends the watch (for example an ended session); an unreachable server is asked again. */
const look = async (id: number): Promise<boolean> => {
  try {
    const found = await getImportacao(id)
    if (emAndamento(found.estado)) return false
    tell(found)
    return true
  } catch (error) {
    return error instanceof ApiError && !error.unavailable && error.status !== 429
  }
}

/** Reports the end of an import on whatever screen the person is. */
export function watchImportacao(id: number) {
  if (watched.has(id)) return
  watched.add(id)
  const turn = async () => {
    if (await look(id)) watched.delete(id)
    else setTimeout(() => void turn(), LOOK_MS)
  }
  setTimeout(() => void turn(), LOOK_MS)
}
