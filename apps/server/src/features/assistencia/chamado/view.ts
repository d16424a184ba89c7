import type { Chamado } from '@app/contract/assistencia/chamado'
import { acoesDoChamado, atende, type Envolvido, prazoDe } from '@app/rules/assistencia/chamado'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { ChamadoRow, MensagemRow } from './store.ts'

/** A credenciado's people see their habilitados' tickets but cannot act on them. */
export const envolvidoOf = ({ scope, can }: Pick<Context, 'scope' | 'can'>, postoId: number): Envolvido => {
  if (scope.tipo === 'tudo') return { quem: 'fabricante', can }
  return { quem: scope.tipo === 'posto' && scope.postoId === postoId ? 'posto' : 'ninguem', can }
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

const ABERTAS = ['NOVO', 'PENDENTE', 'ATENDIDO']

export const toChamado = (
  { minutosRestantes: _parado, ...row }: ChamadoRow,
  mensagens: readonly MensagemRow[],
  ctx: Context,
): Chamado => {
  const agora = ctx.now()
  const pessoa = envolvidoOf(ctx, row.posto.id)
  return {
    ...row,
    prazo: prazoDe(row, agora),
    prazoEm: instant(row.prazoEm),
    atendidoEm: instant(row.atendidoEm),
    encerradoEm: instant(row.encerradoEm),
    criadoEm: row.criadoEm.toISOString(),
    mensagens: mensagens.map((mensagem) => ({ ...mensagem, criadoEm: mensagem.criadoEm.toISOString() })),
    proximasAcoes: acoesDoChamado(row, pessoa, agora),
    escreve: pessoa.quem !== 'ninguem' && ABERTAS.includes(row.situacao),
    atende: atende(pessoa, row.equipe) && ABERTAS.includes(row.situacao),
    anotaInterna: pessoa.quem === 'fabricante' && ctx.can('CHAMADO_ATENDER'),
    ...self(`/chamado/${row.id}`),
  }
}
