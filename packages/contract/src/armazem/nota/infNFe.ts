import { z } from 'zod'

/**
 * The electronic invoice on the wire (spec §3, `nfe.infNFe`). Names that the specification gives are used as they are
 * (`cprod`, `vunTrib`, `icmstot.vnf`); the others are the layout's, with all-capital names in small letters (`cfop`,
 * `uf`) and everything within `icmstot` small. `null` = the layout requires it, but the file has no value or no number
 * there. The rules check sums on the file's own decimals, never on these numbers.
 */
const Texto = z.string().nullable()
const Valor = z.number().nullable()
const valor = () => z.number().optional()

export const EnderecoNFe = z
  .object({
    xLgr: z.string().optional(),
    nro: z.string().optional(),
    xCpl: z.string().optional(),
    xBairro: z.string().optional(),
    cMun: z.string().optional(),
    xMun: z.string().optional(),
    uf: z.string().optional(),
    cep: z.string().optional(),
    cPais: z.string().optional(),
    xPais: z.string().optional(),
    fone: z.string().optional(),
  })
  .meta({ id: 'EnderecoNFe' })
export type EnderecoNFe = z.infer<typeof EnderecoNFe>

/** Documents are text, never numbers: a CNPJ may carry letters and leading zeros. */
const Documentos = {
  cnpj: z.string().optional(),
  cpf: z.string().optional(),
  idEstrangeiro: z.string().optional().describe('Só no destinatário; pode vir vazio.'),
}

const Pessoa = { ...Documentos, xNome: Texto, ie: z.string().optional() }

export const EmitNFe = z
  .object({
    ...Pessoa,
    xFant: z.string().optional(),
    crt: z.string().optional(),
    enderEmit: EnderecoNFe.optional(),
  })
  .meta({ id: 'EmitNFe' })

export const DestNFe = z
  .object({
    ...Pessoa,
    email: z.string().optional(),
    enderDest: EnderecoNFe.optional(),
  })
  .meta({ id: 'DestNFe' })

/** Where goods are fetched or delivered when it is not the party's own address. */
export const LocalNFe = z
  .object({ ...Documentos, xNome: z.string().optional(), ender: EnderecoNFe })
  .meta({ id: 'LocalNFe' })

export const RastroNFe = z
  .object({
    nLote: Texto,
    qLote: Valor,
    dFab: Texto.describe('yyyy-MM-dd'),
    dVal: Texto.describe('yyyy-MM-dd'),
    cAgreg: z.string().optional(),
  })
  .meta({ id: 'RastroNFe' })
export type RastroNFe = z.infer<typeof RastroNFe>

export const ProdNFe = z
  .object({
    cprod: Texto,
    xprod: Texto,
    cEAN: Texto.describe('Como veio: vazio, SEM GTIN ou 8 a 14 números.'),
    cEANTrib: Texto,
    cBarra: z.string().optional(),
    cBarraTrib: z.string().optional(),
    ncm: Texto,
    cest: z.string().optional(),
    cfop: Texto,
    uCom: Texto,
    qcom: Valor,
    vUnCom: Valor.describe('Valor da unidade comercial: qcom × vUnCom = vprod.'),
    uTrib: Texto,
    qTrib: Valor,
    vunTrib: Valor.describe('Valor da unidade tributável, a de qTrib.'),
    vprod: Valor,
    vFrete: valor(),
    vSeg: valor(),
    vDesc: valor(),
    vOutro: valor(),
    indTot: Texto.describe('0: o valor não entra no total dos produtos; a mercadoria chega do mesmo modo.'),
    xPed: z.string().optional(),
    nItemPed: z.string().optional(),
    rastro: z.array(RastroNFe).describe('Na ordem do arquivo.'),
  })
  .meta({ id: 'ProdNFe' })
export type ProdNFe = z.infer<typeof ProdNFe>

/** A line. Its place in `det` identifies it, because `nItem` may come twice (FACTS §2). */
export const DetNFe = z
  .object({ nItem: z.number().int().nullable(), prod: ProdNFe, infAdProd: z.string().optional() })
  .meta({ id: 'DetNFe' })
export type DetNFe = z.infer<typeof DetNFe>

export const IcmsTot = z
  .object({
    vnf: Valor,
    vicms: Valor,
    vst: Valor,
    vprod: Valor,
    vbc: valor(),
    vicmsdeson: valor(),
    vfcp: valor(),
    vbcst: valor(),
    vfcpst: valor(),
    vfcpstret: valor(),
    vicmsufdest: valor(),
    vicmsufremet: valor(),
    vfcpufdest: valor(),
    qbcmono: valor(),
    vicmsmono: valor(),
    qbcmonoreten: valor(),
    vicmsmonoreten: valor(),
    qbcmonoret: valor(),
    vicmsmonoret: valor(),
    vfrete: valor(),
    vseg: valor(),
    vdesc: valor(),
    vii: valor(),
    vipi: valor(),
    vipidevol: valor(),
    vpis: valor(),
    vcofins: valor(),
    voutro: valor(),
    vtottrib: valor(),
  })
  .meta({ id: 'IcmsTot' })
export type IcmsTot = z.infer<typeof IcmsTot>

/** IBS, CBS and IS (NT 2025.002): shown, never checked. */
export const TributosNovos = z
  .object({
    vBCIBSCBS: valor(),
    vIBS: valor(),
    vIBSUF: valor(),
    vIBSMun: valor(),
    vCBS: valor(),
    vIS: valor(),
  })
  .meta({ id: 'TributosNovos' })

export const IdeNFe = z
  .object({
    cuf: Texto,
    cNF: Texto,
    natOp: Texto,
    mod: Texto,
    serie: Texto,
    nnf: Texto,
    dhEmi: Texto.describe('Como escrito na nota, com o fuso.'),
    dhSaiEnt: z.string().optional(),
    tpNF: Texto.describe('0 entrada, 1 saída (do ponto de vista do emitente).'),
    idDest: Texto,
    tpEmis: Texto,
    tpAmb: Texto.describe('1 produção, 2 homologação.'),
    finNFe: Texto.describe('1 normal, 2 complementar, 3 ajuste, 4 devolução, 5 crédito, 6 débito.'),
    refNFe: z.array(z.string()).describe('Chaves das notas referenciadas (NFref/refNFe).'),
  })
  .meta({ id: 'IdeNFe' })

export const InfNFe = z
  .object({
    id: z.string().describe('A chave de acesso: 44 caracteres, sempre texto.'),
    versao: z.string(),
    ide: IdeNFe,
    emit: EmitNFe,
    dest: DestNFe.nullable(),
    retirada: LocalNFe.optional(),
    entrega: LocalNFe.optional(),
    det: z.array(DetNFe),
    total: z.object({
      icmstot: IcmsTot,
      issqntot: z.object({ vserv: valor() }).optional(),
      ibscbstot: TributosNovos.optional(),
      vNFTot: valor().describe('Total com os tributos por fora: mostrado, nunca conferido.'),
    }),
    transp: z
      .object({
        modFrete: z.string().optional(),
        transportadora: z.string().optional(),
        volumes: valor(),
        pesoL: valor(),
        pesoB: valor(),
      })
      .optional(),
    infCpl: z.string().optional(),
  })
  .meta({ id: 'InfNFe' })
export type InfNFe = z.infer<typeof InfNFe>

/** SEFAZ's answer, when the file carries it (`protNFe/infProt`). */
export const ProtocoloNFe = z
  .object({
    nProt: Texto,
    dhRecbto: Texto,
    cStat: Texto,
    xMotivo: Texto,
    tpAmb: Texto,
    digVal: Texto,
  })
  .meta({ id: 'ProtocoloNFe' })
export type ProtocoloNFe = z.infer<typeof ProtocoloNFe>
