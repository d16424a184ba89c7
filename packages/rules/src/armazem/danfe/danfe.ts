import type { Nota } from '@app/contract/armazem/nota'
import { formatValor } from '../../casca/dinheiro/index.ts'
import { formatDay } from '../../casca/tempo/index.ts'
import {
  documentoDe,
  enderecoLinhas,
  formatChave,
  formatEscrito,
  formatNumeroNota,
  formatQtd,
  formatUnitario,
} from './escrita.ts'
import { outrosTotais, totaisPrincipais, tributosNovos } from './totais.ts'

const NADA = '—'

/** A box with its name; `largo` takes two of the four columns, `forte` is one of the note's own totals. */
export type Campo = { rotulo: string; texto: string; largo?: boolean; forte?: boolean }

const campo = (rotulo: string, texto: string | null | undefined, more: Partial<Campo> = {}): Campo => ({
  rotulo,
  texto: texto || NADA,
  ...more,
})

const LARGO = { largo: true }

const FRETE: Record<string, string> = {
  0: 'Por conta do remetente',
  1: 'Por conta do destinatário',
  2: 'Por conta de terceiros',
  3: 'Próprio do remetente',
  4: 'Próprio do destinatário',
  9: 'Sem transporte',
}

type Escrita = Pick<Nota, 'notaImportada' | 'protocolo' | 'situacao'>
type InfNFe = Nota['notaImportada']['nfe']['infNFe']

const avisoDe = ({ situacao }: Escrita, { ide }: InfNFe): string | null => {
  if (situacao === 'cancelada') return 'NOTA CANCELADA'
  return ide.tpAmb === '2' ? 'SEM VALOR FISCAL: nota de homologação' : null
}

const emitenteDe = ({ emit }: InfNFe) => {
  const { rotulo, texto } = documentoDe(emit)
  return {
    nome: emit.xNome ?? '',
    linhas: [
      ...enderecoLinhas(emit.enderEmit),
      [`${rotulo} ${texto}`, emit.ie && `IE ${emit.ie}`].filter(Boolean).join(' · '),
    ],
  }
}

const operacaoDe = ({ protocolo }: Escrita, { ide }: InfNFe): Campo[] => [
  campo('Natureza da operação', ide.natOp, LARGO),
  campo(
    'Protocolo de autorização',
    protocolo ? `${protocolo.nProt} · ${formatEscrito(protocolo.dhRecbto)}` : 'não consta do arquivo',
    LARGO,
  ),
]

const destinatarioDe = ({ ide, dest }: InfNFe): Campo[] => {
  const documento = documentoDe(dest ?? {})
  const [rua, cidade] = enderecoLinhas(dest?.enderDest)
  const [municipio, cep] = cidade?.split(' · ') ?? []
  return [
    campo('Nome', dest?.xNome, LARGO),
    campo(documento.rotulo, documento.texto),
    campo('Emissão', formatEscrito(ide.dhEmi)),
    campo('Endereço', [rua, cep].filter(Boolean).join(' · '), LARGO),
    campo('Município', municipio),
    campo('Saída ou entrada', formatEscrito(ide.dhSaiEnt)),
  ]
}

const valoresDe = ({ total }: InfNFe): Campo[] => {
  const [principal, icms, st] = totaisPrincipais(total)
  const forte = (rotulo: string, valor: number | null) =>
    campo(rotulo, valor === null ? null : formatValor(valor), { forte: true })
  return [
    ...[...outrosTotais(total), ...tributosNovos(total)].map(({ rotulo, valor }) =>
      campo(rotulo, formatValor(valor)),
    ),
    forte('Valor do ICMS', icms.valor),
    forte('Valor do ST', st.valor),
    forte('Valor total da nota', principal.valor),
  ]
}

const transporteDe = ({ transp }: InfNFe): Campo[] | null =>
  transp
    ? [
        campo('Transportadora', transp.transportadora, LARGO),
        campo('Frete', FRETE[transp.modFrete ?? '']),
        campo('Volumes', formatQtd(transp.volumes ?? null)),
      ]
    : null

const itensDe = ({ det }: InfNFe) =>
  det.map(({ prod, infAdProd }) => ({
    codigo: prod.cprod ?? '',
    descricao: prod.xprod ?? '',
    detalhes: [
      ...prod.rastro.map(
        ({ nLote, qLote, dVal }) =>
          `Lote ${nLote} · ${formatQtd(qLote)}${dVal ? ` · val. ${formatDay(dVal)}` : ''}`,
      ),
      ...(infAdProd ? [infAdProd] : []),
    ],
    ncm: prod.ncm ?? '',
    cfop: prod.cfop ?? '',
    unidade: prod.uCom ?? '',
    quantidade: formatQtd(prod.qcom),
    unitario: formatUnitario(prod.vUnCom),
    total: prod.vprod === null ? NADA : formatValor(prod.vprod),
  }))

/** What a mirror of the DANFE says (MOC, Anexo II), box by box, whoever draws it. */
export const danfeOf = (nota: Escrita) => {
  const { infNFe } = nota.notaImportada.nfe
  const { id, ide } = infNFe
  const entrada = ide.tpNF === '0'
  return {
    aviso: avisoDe(nota, infNFe),
    emitente: emitenteDe(infNFe),
    tipo: { codigo: entrada ? '0' : '1', nome: entrada ? 'entrada' : 'saída' },
    numero: formatNumeroNota(ide.nnf),
    serie: ide.serie ?? '',
    chave: id,
    chaveEscrita: formatChave(id),
    operacao: operacaoDe(nota, infNFe),
    destinatario: destinatarioDe(infNFe),
    valores: valoresDe(infNFe),
    transporte: transporteDe(infNFe),
    itens: itensDe(infNFe),
    complementares: infNFe.infCpl ?? null,
  }
}
export type Danfe = ReturnType<typeof danfeOf>
