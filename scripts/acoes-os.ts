// Writes docs/acoes-os.md, the table of acts of a service order with its diagram, from the table that guards them.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  ACAO_OS_LABELS,
  CHECKLIST_TIPO_LABELS,
  STATUS_OS_DESCRICAO,
} from '@app/contract/assistencia/ordemServico'
import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { HABILIDADES } from '@app/contract/casca/perfil'
import { TRANSICOES_OS, type TransicaoOs } from '@app/rules/assistencia/ordemServico'
import { formatPage } from './lib/format.ts'

const FILE = fileURLToPath(new URL('../docs/acoes-os.md', import.meta.url))

/** Acts that lead out of nearly every status are rows of the table only, because they would tangle the diagram. */
const WIDE = 6

const words = (status: StatusOs) => STATUS_OS_DESCRICAO[status]

const destinationOf = ({ para }: TransicaoOs): string => {
  if (para === 'MESMO') return 'continua onde está'
  if (para === 'ANTERIOR') return 'o status de antes'
  if (para === 'PEDIDO') return 'o que for pedido'
  return para.map(words).join(' ou ')
}

const row = (each: TransicaoOs): string =>
  [
    '',
    each.de.length > WIDE ? `${each.de.length} de 23 status` : each.de.map(words).join(', '),
    `${ACAO_OS_LABELS[each.acao]} (\`${each.acao}\`)`,
    destinationOf(each),
    each.ability === null ? 'o próprio sistema' : HABILIDADES[each.ability].rotulo,
    each.exigeMotivo ? 'sim' : '',
    each.checklist ? CHECKLIST_TIPO_LABELS[each.checklist].toLowerCase() : '',
    '',
  ]
    .join(' | ')
    .trim()

const arrows = ({ de, acao, para }: TransicaoOs): string[] =>
  typeof para === 'string' || de.length > WIDE
    ? []
    : de.flatMap((from) =>
        para.filter((to) => to !== from).map((to) => `  ${from} --> ${to}: ${ACAO_OS_LABELS[acao]}`),
      )

/** The content of the page in the repository. */
export const acoesOsPage = (): Promise<string> =>
  formatPage(
    [
      '# As ações de uma ordem de serviço',
      'Esta página vem da tabela que o servidor, as telas e os testes usam (`packages/rules/src/assistencia/ordemServico/tabela.ts`): `node scripts/run.mjs node scripts/acoes-os.ts`.',
      ['```mermaid', 'stateDiagram-v2', '  [*] --> EM_CRIACAO', ...TRANSICOES_OS.flatMap(arrows), '```'].join(
        '\n',
      ),
      [
        '| De | Ação | Para | Habilidade | Pede motivo | Checklist |',
        '| --- | --- | --- | --- | --- | --- |',
        ...TRANSICOES_OS.map(row),
      ].join('\n'),
    ].join('\n\n'),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await acoesOsPage())
