import type { Conversa, Mensagem } from '@app/contract/assistencia/chat'
import type { ConversaRow } from './store/conversa.ts'
import type { Lado } from './store/lado.ts'
import type { MensagemRow } from './store/mensagem.ts'

export const toConversa = (row: ConversaRow, lado: Lado): Conversa => ({
  ...row,
  lado: lado.tipo,
  ultimaEm: row.ultimaEm.toISOString(),
})

export const toMensagem = ({ conversaId: _of, ...row }: MensagemRow): Mensagem => ({
  ...row,
  criadoEm: row.criadoEm.toISOString(),
  editadaEm: row.editadaEm?.toISOString() ?? null,
})
