import { CAIXAS, caixasDe, type CaixaFiltro, type Inicio } from '@app/contract/assistencia/inicio'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import type { Context } from '../../../platform/context.ts'
import { countByStatus, type Contagem } from './store.ts'

/** Whether the orders of a count are among those that a box opens. */
const matches =
  ({ status, abertas, reincidencia, semaforo, avisar, prazoGarantia }: CaixaFiltro) =>
  (linha: Contagem): boolean =>
    (!status || status.includes(linha.status)) &&
    (!abertas || !TERMINAIS.includes(linha.status)) &&
    (!prazoGarantia || linha.prazoGarantia === prazoGarantia) &&
    (!avisar || linha.avisar) &&
    (!reincidencia || linha.reincidencia === reincidencia) &&
    (!semaforo || linha.vermelho)

const sum = (linhas: readonly Contagem[]): number => linhas.reduce((all, { total }) => all + total, 0)

/** The boxes of this person; other boxes are not counted. */
export const getInicio = async ({ db, scope, usuario, config, now }: Context): Promise<Inicio> => {
  const linhas = await countByStatus(db, scope, { now: now(), zone: config.TZ_EXIBICAO })
  const caixas = caixasDe(usuario.authorities).map((caixa) => {
    const found = linhas.filter(matches(CAIXAS[caixa].filtro))
    return { caixa, quantidade: sum(found), atrasadas: sum(found.filter(({ vermelho }) => vermelho)) }
  })
  return { caixas }
}
