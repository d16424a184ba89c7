import { parentPort, workerData } from 'node:worker_threads'
import type { Leitura } from '@app/rules/nota'
import { ESQUEMAS_DO_PACOTE, carregarPrimeiro } from './esquemas.ts'
import { ler } from './ler.ts'

export type Tarefa = { id: number; bytes: Uint8Array; nota: string | undefined }

export type Resposta =
  | { pronto: { versao: string; conheceLetras: boolean; recusadas: string[] } }
  | { id: number; leitura: Leitura }
  | { id: number; falha: string }

const port = parentPort
if (!port) throw new Error('this module runs in a worker thread')

const { pastas } = workerData as { pastas: string[] }
const say = (resposta: Resposta) => port.postMessage(resposta, [])

const begin = () => {
  const { esquemas, recusadas } = carregarPrimeiro([...pastas, ESQUEMAS_DO_PACOTE])
  port.on('message', ({ id, bytes, nota }: Tarefa) => {
    try {
      say({ id, leitura: ler(bytes, nota, esquemas) })
    } catch (error) {
      say({ id, falha: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  say({ pronto: { versao: esquemas.versao, conheceLetras: esquemas.conheceLetras, recusadas } })
}

// Once the module is there: a thread that is ended while it evaluates one that waited for another (the parser's) takes
// the whole process with it (V8: 'Check failed: (location_) != nullptr'), and schemas that never get ready are ended.
setImmediate(begin)
