import type { Conversa, Fala, Mensagem } from '@app/contract/assistencia/chat'
import { changeableUntil } from '@app/rules/assistencia/chat'
import type { ConversaRow } from './store/conversa.ts'
import type { LadoDePessoa } from './store/lado.ts'
import type { CitaRow, MensagemRow } from './store/mensagem.ts'

export const toConversa = (row: ConversaRow, lado: LadoDePessoa): Conversa => ({
  ...row,
  lado: lado.tipo,
  ultimaEm: row.ultimaEm.toISOString(),
})

export const toCita = (cita: CitaRow | null): Mensagem['cita'] =>
  cita && { ...cita, criadoEm: new Date(cita.criadoEm).toISOString() }

export const toMensagem = ({ conversaId: _of, ...row }: MensagemRow): Mensagem => ({
  ...row,
  cita: toCita(row.cita),
  criadoEm: row.criadoEm.toISOString(),
  editadaEm: row.editadaEm?.toISOString() ?? null,
})

/** A message as its consumer reads it: of the post's people the first name. */
export const toFala = (row: MensagemRow, agora: Date): Fala => ({
  numero: row.numero,
  de: row.doPosto ? 'POSTO' : 'CLIENTE',
  por: row.doPosto ? (row.autor.nome.trim().split(/\s+/)[0] ?? null) : null,
  em: row.criadoEm.toISOString(),
  texto: row.texto,
  arquivos: row.arquivos,
  editada: row.editadaEm !== null,
  apagada: row.apagada,
  muda: !row.doPosto && !row.apagada && agora <= changeableUntil(row.criadoEm),
})
