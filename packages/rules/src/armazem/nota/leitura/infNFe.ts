import type {
  EnderecoNFe,
  IcmsTot,
  InfNFe,
  ProdNFe,
  ProtocoloNFe,
  RastroNFe,
} from '@app/contract/armazem/nota'
import { chaveDe } from './chave.ts'
import { readNumero } from './decimal.ts'
import { filho, filhos, textoDe, type Elemento } from './elemento.ts'

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Keeps only the members that are present, because an absent element is not an empty one. */
const given = <T extends object>(members: T): Given<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>

type Leitor = {
  texto: (nome: string) => string | undefined
  obrigatorio: (nome: string) => string | null
  numero: (nome: string) => number | undefined
  valor: (nome: string) => number | null
}

const read = (de: Elemento | undefined): Leitor => {
  const texto = (nome: string) => textoDe(de, nome)
  return {
    texto,
    obrigatorio: (nome) => texto(nome) ?? null,
    numero: (nome) => readNumero(texto(nome)),
    valor: (nome) => readNumero(texto(nome)) ?? null,
  }
}

const toEndereco = (de: Elemento | undefined): EnderecoNFe => {
  const { texto } = read(de)
  return given({
    xLgr: texto('xLgr'),
    nro: texto('nro'),
    xCpl: texto('xCpl'),
    xBairro: texto('xBairro'),
    cMun: texto('cMun'),
    xMun: texto('xMun'),
    uf: texto('UF'),
    cep: texto('CEP'),
    cPais: texto('cPais'),
    xPais: texto('xPais'),
    fone: texto('fone'),
  })
}

const documentos = (de: Elemento | undefined) => {
  const { texto } = read(de)
  return given({ cnpj: texto('CNPJ'), cpf: texto('CPF'), idEstrangeiro: texto('idEstrangeiro') })
}

const pessoa = (de: Elemento | undefined) => ({
  ...documentos(de),
  xNome: textoDe(de, 'xNome') ?? null,
  ...given({ ie: textoDe(de, 'IE') }),
})

const endereco = (de: Elemento | undefined, nome: string) => {
  const element = filho(de, nome)
  return element && toEndereco(element)
}

const toEmit = (de: Elemento | undefined): InfNFe['emit'] => ({
  ...pessoa(de),
  ...given({
    xFant: textoDe(de, 'xFant'),
    crt: textoDe(de, 'CRT'),
    enderEmit: endereco(de, 'enderEmit'),
  }),
})

const toDest = (de: Elemento): NonNullable<InfNFe['dest']> => ({
  ...pessoa(de),
  ...given({ email: textoDe(de, 'email'), enderDest: endereco(de, 'enderDest') }),
})

const toLocal = (de: Elemento | undefined) =>
  de && { ...documentos(de), ...given({ xNome: textoDe(de, 'xNome') }), ender: toEndereco(de) }

const toRastro = (de: Elemento): RastroNFe => {
  const { texto, obrigatorio, valor } = read(de)
  return {
    nLote: obrigatorio('nLote'),
    qLote: valor('qLote'),
    dFab: obrigatorio('dFab'),
    dVal: obrigatorio('dVal'),
    ...given({ cAgreg: texto('cAgreg') }),
  }
}

const toProd = (de: Elemento | undefined): ProdNFe => {
  const { texto, obrigatorio, numero, valor } = read(de)
  return {
    cprod: obrigatorio('cProd'),
    xprod: obrigatorio('xProd'),
    cEAN: obrigatorio('cEAN'),
    cEANTrib: obrigatorio('cEANTrib'),
    ncm: obrigatorio('NCM'),
    cfop: obrigatorio('CFOP'),
    uCom: obrigatorio('uCom'),
    qcom: valor('qCom'),
    vUnCom: valor('vUnCom'),
    uTrib: obrigatorio('uTrib'),
    qTrib: valor('qTrib'),
    vunTrib: valor('vUnTrib'),
    vprod: valor('vProd'),
    indTot: obrigatorio('indTot'),
    rastro: filhos(de, 'rastro').map(toRastro),
    ...given({
      cBarra: texto('cBarra'),
      cBarraTrib: texto('cBarraTrib'),
      cest: texto('CEST'),
      vFrete: numero('vFrete'),
      vSeg: numero('vSeg'),
      vDesc: numero('vDesc'),
      vOutro: numero('vOutro'),
      xPed: texto('xPed'),
      nItemPed: texto('nItemPed'),
    }),
  }
}

const toDet = (de: Elemento): InfNFe['det'][number] => {
  const nItem = de.atributos['nItem'] ?? ''
  return {
    nItem: /^\d{1,9}$/.test(nItem) ? Number(nItem) : null,
    prod: toProd(filho(de, 'prod')),
    ...given({ infAdProd: textoDe(de, 'infAdProd') }),
  }
}

const ICMS_TOT = [
  ...(['vbc', 'vicmsdeson', 'vfcp', 'vbcst', 'vfcpst', 'vfcpstret', 'vicmsufdest', 'vicmsufremet'] as const),
  ...(['vfcpufdest', 'qbcmono', 'vicmsmono', 'qbcmonoreten', 'vicmsmonoreten', 'qbcmonoret'] as const),
  ...(['vicmsmonoret', 'vfrete', 'vseg', 'vdesc', 'vii', 'vipi', 'vipidevol', 'vpis', 'vcofins'] as const),
  ...(['voutro', 'vtottrib'] as const),
] satisfies (keyof IcmsTot)[]

const toIcmsTot = (de: Elemento | undefined): IcmsTot => {
  const small = new Map(de?.filhos.map(({ nome, texto }) => [nome.toLowerCase(), readNumero(texto)]))
  return {
    vnf: small.get('vnf') ?? null,
    vicms: small.get('vicms') ?? null,
    vst: small.get('vst') ?? null,
    vprod: small.get('vprod') ?? null,
    ...given(Object.fromEntries(ICMS_TOT.map((nome) => [nome, small.get(nome)]))),
  }
}

const toTotal = (infNFe: Elemento): InfNFe['total'] => {
  const total = filho(infNFe, 'total')
  const [issqn, ibscbs] = [filho(total, 'ISSQNtot'), filho(total, 'IBSCBSTot')]
  const number = (...caminho: string[]) => readNumero(textoDe(ibscbs, ...caminho))
  const tributos = given({
    vBCIBSCBS: number('vBCIBSCBS'),
    vIBS: number('gIBS', 'vIBS'),
    vIBSUF: number('gIBS', 'gIBSUF', 'vIBSUF'),
    vIBSMun: number('gIBS', 'gIBSMun', 'vIBSMun'),
    vCBS: number('gCBS', 'vCBS'),
    vIS: readNumero(textoDe(total, 'ISTot', 'vIS')),
  })
  return {
    icmstot: toIcmsTot(filho(total, 'ICMSTot')),
    ...given({
      issqntot: issqn && given({ vserv: readNumero(textoDe(issqn, 'vServ')) }),
      ibscbstot: Object.keys(tributos).length > 0 ? tributos : undefined,
      vNFTot: readNumero(textoDe(total, 'vNFTot')),
    }),
  }
}

const toTransp = (de: Elemento): NonNullable<InfNFe['transp']> => {
  const volumes = filhos(de, 'vol')
  const total = (nome: string) => {
    const values = volumes.flatMap((vol) => readNumero(textoDe(vol, nome)) ?? [])
    return values.length > 0
      ? values.reduce((sum, value) => sum + Math.round(value * 1000), 0) / 1000
      : undefined
  }
  return given({
    modFrete: textoDe(de, 'modFrete'),
    transportadora: textoDe(de, 'transporta', 'xNome'),
    volumes: total('qVol'),
    pesoL: total('pesoL'),
    pesoB: total('pesoB'),
  })
}

const toIde = (infNFe: Elemento): InfNFe['ide'] => {
  const ide = filho(infNFe, 'ide')
  const { texto, obrigatorio } = read(ide)
  return {
    cuf: obrigatorio('cUF'),
    cNF: obrigatorio('cNF'),
    natOp: obrigatorio('natOp'),
    mod: obrigatorio('mod'),
    serie: obrigatorio('serie'),
    nnf: obrigatorio('nNF'),
    dhEmi: obrigatorio('dhEmi'),
    tpNF: obrigatorio('tpNF'),
    idDest: obrigatorio('idDest'),
    tpEmis: obrigatorio('tpEmis'),
    tpAmb: obrigatorio('tpAmb'),
    finNFe: obrigatorio('finNFe'),
    refNFe: filhos(ide, 'NFref').flatMap((ref) => textoDe(ref, 'refNFe') ?? []),
    ...given({ dhSaiEnt: texto('dhSaiEnt') }),
  }
}

/** The note on the wire. Nothing is corrected or computed: the values are those of the file, or null. */
export const toInfNFe = (infNFe: Elemento): InfNFe => {
  const [dest, transp] = [filho(infNFe, 'dest'), filho(infNFe, 'transp')]
  return {
    id: chaveDe(infNFe),
    versao: infNFe.atributos['versao'] ?? '',
    ide: toIde(infNFe),
    emit: toEmit(filho(infNFe, 'emit')),
    dest: dest ? toDest(dest) : null,
    det: filhos(infNFe, 'det').map(toDet),
    total: toTotal(infNFe),
    ...given({
      retirada: toLocal(filho(infNFe, 'retirada')),
      entrega: toLocal(filho(infNFe, 'entrega')),
      transp: transp && toTransp(transp),
      infCpl: textoDe(infNFe, 'infAdic', 'infCpl'),
    }),
  }
}

/** The authorisation that SEFAZ put around the note (`protNFe/infProt`). */
export const toProtocolo = (infProt: Elemento): ProtocoloNFe => {
  const { obrigatorio } = read(infProt)
  return {
    nProt: obrigatorio('nProt'),
    dhRecbto: obrigatorio('dhRecbto'),
    cStat: obrigatorio('cStat'),
    xMotivo: obrigatorio('xMotivo'),
    tpAmb: obrigatorio('tpAmb'),
    digVal: obrigatorio('digVal'),
  }
}
