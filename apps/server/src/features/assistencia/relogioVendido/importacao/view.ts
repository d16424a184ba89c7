import type { VendaImportacao } from '@app/contract/assistencia/relogioVendido'
import type { ImportacaoRow } from './store/importacao.ts'

export const toImportacao = ({
  posicao: _posicao,
  usuarioId: _usuario,
  criadaEm,
  terminadaEm,
  ...row
}: ImportacaoRow): VendaImportacao => ({
  ...row,
  criadaEm: criadaEm.toISOString(),
  terminadaEm: terminadaEm?.toISOString() ?? null,
})
