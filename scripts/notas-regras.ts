// Writes docs/notas-regras.md from the list of rules that the reading of notes follows. Its test says when it is not current.
import { readFileSync, writeFileSync } from 'node:fs'
import {
  CFOPS_PADRAO,
  REGRAS_NOTA,
  type Efeito,
  type RegraDaNota,
  type Severidade,
} from '@app/rules/armazem/nota'
import { formatPage } from './lib/format.ts'

const pagina = new URL('../docs/notas-regras.md', import.meta.url)

const SEVERIDADES: readonly (readonly [Severidade, string, string])[] = [
  ['bloqueia', 'Bloqueia', 'A nota não entra. A primeira recusa encerra a leitura.'],
  ['escolha', 'Pergunta', 'A leitura para até que o operador escolha.'],
  ['avisa', 'Avisa', 'A nota entra; os avisos se somam e ficam salvos com ela.'],
  ['informa', 'Informa', 'Só diz o que vale saber.'],
]

const EFEITOS: Readonly<Record<Efeito, string>> = {
  entrada: 'entra no estoque',
  saida: 'sai do estoque',
  fiscal: 'só fiscal, nada se move',
  perguntar: 'pelo local de entrega ou retirada; senão, pergunta',
}

const DONO = { emit: 'emitente', dest: 'destinatário' } as const

const cell = (text: string): string => text.replaceAll('|', '\\|')

const section = ([severidade, titulo, explica]: (typeof SEVERIDADES)[number]): string => {
  const rules: readonly RegraDaNota[] = REGRAS_NOTA
  const rows = rules
    .filter((regra) => regra.severidade === severidade)
    .map(({ codigo, texto, oQueFazer, fonte, amostras }) =>
      [codigo, texto, oQueFazer, fonte, amostras.join(', ')].map(cell).join(' | '),
    )
  return [
    `## ${titulo}`,
    explica,
    ['código | mensagem | o que fazer | fonte | amostras', '--- | --- | --- | --- | ---', ...rows].join('\n'),
  ].join('\n\n')
}

const cfops = (): string =>
  [
    '## Efeito de cada CFOP',
    'O efeito é por item e só uma proposta: o operador confirma. Cada instalação pode mudar esta tabela em Configurações.',
    [
      'CFOP | operação | efeito | a mercadoria é do',
      '--- | --- | --- | ---',
      ...CFOPS_PADRAO.map(({ cfop, descricao, efeito, lado, soSeArmazemEmite }) =>
        [
          cfop,
          descricao,
          soSeArmazemEmite ? `${EFEITOS[efeito]}, se o armazém emite` : EFEITOS[efeito],
          lado ? DONO[lado] : 'cliente que for parte da nota',
        ].join(' | '),
      ),
      `outros | | ${EFEITOS.perguntar} | cliente que for parte da nota`,
    ].join('\n'),
  ].join('\n\n')

const text = [
  '# Regras da leitura de notas fiscais',
  'Página feita de `packages/rules/src/armazem/nota` por `node scripts/notas-regras.ts`; não a edite. De onde as regras vêm está em [nfe.md](nfe.md), citado aqui como FACTS. As amostras estão em `apps/server/testing/nfe/samples`, e um teste passa por todas.',
  ...SEVERIDADES.map(section),
  cfops(),
].join('\n\n')

const wanted = await formatPage(text)
if (!process.argv.includes('--check')) writeFileSync(pagina, wanted)
else if (readFileSync(pagina, 'utf8') !== wanted) {
  console.error('docs/notas-regras.md não está em dia: rode node scripts/notas-regras.ts')
  process.exitCode = 1
}
