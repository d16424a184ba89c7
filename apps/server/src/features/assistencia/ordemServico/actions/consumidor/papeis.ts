import {
  CAMPOS_OS,
  FORMA_PAGAMENTO_LABELS,
  PAGAMENTO_TIPO_LABELS,
  PAPEIS_DO_CONSUMIDOR_LABELS,
  type PapelDoConsumidor,
} from '@app/contract/assistencia/ordemServico'
import {
  addDays,
  condicoesDoRecibo,
  declaracaoDaEntrega,
  garantiaDaEntrega,
  papeisDoConsumidor,
  prazoLegal,
  RESSALVAS_DA_GARANTIA,
} from '@app/rules/assistencia/ordemServico'
import { formatReais } from '@app/rules/casca/dinheiro'
import { formatDay, formatInstant, localDay } from '@app/rules/casca/tempo'
import { buffer } from 'node:stream/consumers'
import type { Services } from '../../../../../platform/context.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { findAcompanhada, type AcompanhadaRow } from '../../store/acompanhamento.ts'
import { findOs, type ArquivoTipo, type OsRow } from '../../store/read.ts'
import { contaOf } from '../../view.ts'
import { veredictoDe } from '../../visao/garantia.ts'
import { tituloDe } from './mostrado.ts'
import { type Fato, startPapel } from './papel-pdf.ts'

const isTrocado = ({ troca }: OsRow): boolean => troca?.situacao === 'RECEBIDA'

/** The papers of an order that its consumer may keep now. */
export const listPapeis = (os: OsRow): PapelDoConsumidor[] =>
  papeisDoConsumidor({
    osType: os.osType,
    criada: os.status === 'EM_CRIACAO',
    reparada: os.dataReparo !== null,
    trocado: isTrocado(os),
    entregue: os.dataEntregaRelogio !== null,
  })

type Papel = Awaited<ReturnType<typeof startPapel>>
type Dados = {
  os: OsRow
  zona: string
  services: Pick<Services, 'config'>
  assinaturaDe: (tipo: ArquivoTipo) => Promise<Buffer | null>
}

/** Facts that are there: what was not told is not printed. */
const ditos = (...fatos: readonly (readonly [string, string | null | undefined])[]): Fato[] =>
  fatos.flatMap(([nome, valor]) => (valor ? [[nome, valor] as const] : []))

/** For who has the link, or the code of the receipt: of the document its end. */
const finalDe = (documento: string | null): string | null => documento && `final ${documento.slice(-2)}`

const escolhidoDe = ({ troca }: OsRow): string | undefined =>
  troca?.oferecidos.find(({ id }) => id === troca.escolhidoId)?.descricao

const acessoriosDe = ({ acessorios }: OsRow): readonly [string, string] => [
  CAMPOS_OS.acessorios.label,
  acessorios.join(', '),
]

const fichaDe = ({ os }: Dados): Fato[] =>
  ditos(
    ['Cliente', [os.consumidorNome, finalDe(os.consumidorCnpjCpf)].filter(Boolean).join(', documento ')],
    ['Relógio', os.relogio?.modelo.descricao],
    ['Nº de série', os.relogio?.numeroSerie],
    ['Relógio novo', isTrocado(os) ? escolhidoDe(os) : null],
    ['Nº de série do relógio novo', isTrocado(os) ? os.troca?.numeroSerie : null],
  )

const pagamentosDe = ({ os, zona }: Dados): Fato[] => {
  const conta = contaOf(os)
  if (!conta || (conta.devido === 0 && os.pagamentos.length === 0)) return []
  return ditos(
    ['Abatimento do preço, já tirado do devido', conta.abatimento > 0 ? formatReais(conta.abatimento) : null],
    ['Devido', formatReais(conta.devido)],
    ...os.pagamentos.map(
      ({ tipo, forma, valor, em }) =>
        [
          `${PAGAMENTO_TIPO_LABELS[tipo]} em ${FORMA_PAGAMENTO_LABELS[forma]}, ${formatInstant(new Date(em), zona)}`,
          formatReais(valor),
        ] as const,
    ),
    ['Sem cobrança', os.semCobranca],
    ['Falta pagar', conta.falta > 0 && os.semCobranca === null ? formatReais(conta.falta) : null],
    ['A devolver', conta.aDevolver > 0 ? formatReais(conta.aDevolver) : null],
  )
}

const linhasDe = ({ orcamento, linhasPa }: OsRow): string[] => [
  ...linhasPa.map(
    ({ titulo, quantidade, valorFinal }) => `${quantidade} × ${titulo}: ${formatReais(valorFinal)}`,
  ),
  ...(orcamento?.linhas ?? [])
    .filter(({ situacao }) => situacao !== 'RECUSADA')
    .map(
      (linha) => `${linha.quantidade} × ${tituloDe(linha)} (${linha.tipo === 'PECA' ? 'peça' : 'serviço'})`,
    ),
]

const recibo = async (papel: Papel, dados: Dados): Promise<void> => {
  const { os, zona, services, assinaturaDe } = dados
  papel.heading('Cliente e relógio')
  papel.facts([
    ...fichaDe(dados),
    ...ditos(
      ['Entrada', formatInstant(os.criadoEm, zona)],
      ['O cliente diz', os.relato],
      ['Sintomas', os.sintomas.map(({ nome }) => nome).join('; ')],
      ['Como chegou', os.estadoRelogio],
      acessoriosDe(os),
      [
        'Nota fiscal',
        [
          os.numeroNotaFiscal && `nº ${os.numeroNotaFiscal}`,
          os.dataNotaFiscal && formatDay(os.dataNotaFiscal),
        ]
          .filter(Boolean)
          .join(', de '),
      ],
      ['Garantia', veredictoDe(os, services).motivo],
    ),
  ])
  papel.heading('Condições')
  papel.list(
    condicoesDoRecibo({
      prazoLegal: prazoLegal(localDay(os.criadoEm, zona)),
      prometida: os.dataPrometida,
      chegou: os.status !== 'AGUARDANDO_RELOGIO',
    }),
  )
  if (os.condicoes) {
    papel.heading('Condições aceitas na entrada')
    papel.text(os.condicoes.texto)
    papel.facts([
      ['Aceitas em', formatInstant(new Date(os.condicoes.aceitoEm), zona)],
      ['SHA-256', os.condicoes.sha256],
    ])
  }
  papel.signature(await assinaturaDe('ASSINATURA_ENTRADA'))
}

const termo = async (papel: Papel, dados: Dados): Promise<void> => {
  const { os, zona, assinaturaDe } = dados
  papel.heading('Cliente e relógio')
  papel.facts([...fichaDe(dados), ...ditos(acessoriosDe(os))])
  if (os.reparo) {
    papel.heading('O que foi feito')
    papel.text(os.reparo)
  }
  papel.heading('Declaração')
  papel.text(
    declaracaoDaEntrega({ reparada: os.dataReparo !== null, trocado: isTrocado(os) }, os.diasGarantiaServico),
  )
  papel.facts(
    ditos(
      ['Retirado por', [os.entregueA, finalDe(os.entregueDocumento)].filter(Boolean).join(', documento ')],
      ['Em', os.dataEntregaRelogio && formatInstant(os.dataEntregaRelogio, zona)],
    ),
  )
  papel.signature(await assinaturaDe('ASSINATURA_ENTREGA'))
  const pagos = pagamentosDe(dados)
  if (pagos.length > 0) papel.heading('Pagamento')
  papel.facts(pagos)
}

const garantia = (papel: Papel, dados: Dados): void => {
  const { os, zona } = dados
  papel.heading('Cliente e relógio')
  papel.facts(fichaDe(dados))
  const entrega = os.dataEntregaRelogio ?? os.statusDesde
  const novo = isTrocado(os) ? (os.troca?.numeroSerie ?? null) : null
  papel.heading('Garantia')
  papel.text(garantiaDaEntrega(localDay(entrega, zona), novo, os.diasGarantiaServico))
  if (novo === null) {
    papel.heading('O que foi feito')
    if (os.reparo) papel.text(os.reparo)
    papel.list(linhasDe(os))
  }
  papel.heading('Condições')
  papel.list(RESSALVAS_DA_GARANTIA)
}

const atendimento = (papel: Papel, dados: Dados): void => {
  const { os, zona } = dados
  const feito = localDay(os.dataReparo ?? os.statusDesde, zona)
  papel.heading('O que foi feito')
  papel.facts(fichaDe(dados))
  papel.list(linhasDe(os))
  papel.facts([['Total', formatReais(os.valorTotal)], ...pagamentosDe(dados)])
  papel.heading('Garantia')
  papel.text(
    `O que foi feito tem garantia de ${os.diasGarantiaServico} dias, até ${formatDay(addDays(feito, os.diasGarantiaServico))} (Código de Defesa do Consumidor, art. 26).`,
  )
}

const DESENHOS: Record<PapelDoConsumidor, (papel: Papel, dados: Dados) => void | Promise<void>> = {
  recibo,
  termo,
  garantia,
  atendimento,
}

const maskCnpj = (bare: string): string => bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')

const maskTelefone = (bare: string): string => bare.replace(/^(..)(.+)(....)$/, '($1) $2-$3')

const cabecaDe = (de: AcompanhadaRow): string =>
  [
    `${de.posto} · CNPJ ${maskCnpj(de.cnpj)}`,
    `${de.rua}, ${de.numero_rua}, ${de.bairro}, ${de.cidade}, ${de.estado} · ${maskTelefone(de.telefone)}`,
  ].join('\n')

/** One of the order's papers as a PDF, for who has the link. */
export const makePapel = async (services: Services, osId: number, papel: PapelDoConsumidor) => {
  const { db, files, config } = services
  const os = (await findOs(db, { tipo: 'tudo' }, osId)) ?? refuse('NOT_FOUND')
  const acompanhada = (await findAcompanhada(db, osId)) ?? refuse('NOT_FOUND')
  if (os.consumidorAnonimizado || !listPapeis(os).includes(papel)) refuse('NOT_FOUND')
  const numero = `${os.numero}/${os.ano}`
  const label = PAPEIS_DO_CONSUMIDOR_LABELS[papel]
  const folha = await startPapel({
    cabeca: cabecaDe(acompanhada),
    titulo: papel === 'atendimento' ? `${label} ${numero}` : `${label} da OS ${numero}`,
    em: os.criadoEm,
  })
  await DESENHOS[papel](folha, {
    os,
    zona: config.TZ_EXIBICAO,
    services,
    assinaturaDe: async (tipo) => {
      const arquivo = os.arquivos.findLast((each) => each.tipo === tipo)
      return arquivo ? buffer(await files.open(arquivo.chave)) : null
    },
  })
  return { pdf: await folha.end(), filename: `${papel}-os-${os.numero}-${os.ano}.pdf` }
}
