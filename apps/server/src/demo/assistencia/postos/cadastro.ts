import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'
import type { FileStore } from '../../../platform/files/index.ts'
import { pdfOf } from '../../pdf.ts'
import * as store from '../../store.ts'

export const DEMO_CADASTRO = '99999072000151'
export const DEMO_CADASTRO_EMAIL = 'celio@pulso.example'

const EMPRESA = {
  cnpj: DEMO_CADASTRO,
  razaoSocial: 'Pulso Fictício Comércio Ltda',
  nomeFantasia: 'Pulso Fictício Assistência',
  inscricaoEstadual: '069999996',
  inscricaoMunicipal: 'ISENTO',
  emailComercial: 'contato@pulso.example',
  telefoneComercial: '8535550160',
  telefoneWhatsapp: '85955550161',
  cep: '60150000',
  rua: 'Rua do Tique',
  numero: '120',
  complemento: 'Sem complemento',
  bairro: 'Aldeota',
  cidade: 'Fortaleza',
  estado: 'CE',
  horarios: [
    { dias: 'SEGUNDA_A_SEXTA', abre: '08:00', fecha: '18:00' },
    { dias: 'SABADO', abre: '08:00', fecha: '12:00' },
  ],
  marcas: [],
}

/** Registered a day before the other one, and asked for a better document since. */
const EMPRESA_A_CORRIGIR = {
  ...EMPRESA,
  cnpj: '99999071000107',
  razaoSocial: 'Balanço de Papel Relógios Ltda',
  nomeFantasia: 'Balanço de Papel Relojoaria',
  inscricaoEstadual: 'ISENTO',
  emailComercial: 'contato@balanco.example',
  numero: '84',
}

const DAY_MS = 86_400_000

/** A post that registered itself three days ago and waits; its person has the demonstration's password. */
const cadastroDemo = (agora: Date, senha_hash: string): Insertable<DB['cadastro_posto']> => {
  const quando = new Date(agora.getTime() - 3 * DAY_MS)
  return {
    situacao: 'AGUARDANDO_APROVACAO',
    nome: 'Célio Cronômetro',
    cpf: '99999072020',
    data_nascimento: '1980-05-01',
    email: DEMO_CADASTRO_EMAIL,
    telefone: '85955550161',
    senha_hash,
    cnpj: EMPRESA.cnpj,
    nome_fantasia: EMPRESA.nomeFantasia,
    cep: EMPRESA.cep,
    cidade: EMPRESA.cidade,
    estado: EMPRESA.estado,
    empresa: JSON.stringify(EMPRESA),
    termos_versao: '2026-11',
    aceite_sha256: Buffer.alloc(32),
    aceito_em: quando,
    aceito_de: '198.51.100.60',
    link_ate: quando,
    criado_em: quando,
    confirmado_em: quando,
  }
}

const aCorrigirDemo = (agora: Date, senha_hash: string): Insertable<DB['cadastro_posto']> => {
  const quando = new Date(agora.getTime() - 4 * DAY_MS)
  return {
    ...cadastroDemo(agora, senha_hash),
    situacao: 'CORRECAO',
    nome: 'Pêndulo Pereira',
    cpf: '99999071058',
    email: 'pendulo@balanco.example',
    cnpj: EMPRESA_A_CORRIGIR.cnpj,
    nome_fantasia: EMPRESA_A_CORRIGIR.nomeFantasia,
    empresa: JSON.stringify(EMPRESA_A_CORRIGIR),
    pedido_correcao: 'O alvará de funcionamento venceu em maio: envie o deste ano.',
    criado_em: quando,
    confirmado_em: quando,
    aceito_em: quando,
    link_ate: new Date(agora.getTime() + 3 * DAY_MS),
    versao: 2,
  }
}

/** The documents that came with each. */
const DOCUMENTOS_DEMO = [
  {
    tipo: 'contratoSocial',
    filename: 'contrato-social.pdf',
    content: pdfOf([
      'Contrato social',
      'Pulso Fictício Comércio Ltda',
      'Documento fictício da demonstração.',
    ]),
  },
  {
    tipo: 'alvara',
    filename: 'alvara.pdf',
    content: pdfOf([
      'Alvará de funcionamento',
      'Pulso Fictício Comércio Ltda',
      'Documento fictício da demonstração.',
    ]),
  },
] as const

/** A registration that waits for an approval and one that waits for a correction; without a place for files they have no documents. */
export const seedCadastro = async (
  db: Executor,
  { now = new Date(), files }: { now?: Date; files?: FileStore },
  senhaHash: string,
): Promise<void> => {
  const stored = async (file: FileStore) =>
    Promise.all(
      DOCUMENTOS_DEMO.map(async ({ tipo, filename, content }) => ({
        tipo,
        filename,
        content_type: 'application/pdf',
        ...(await file.put(content)),
      })),
    )
  const cadastros = []
  for (const row of [cadastroDemo(now, senhaHash), aCorrigirDemo(now, senhaHash)])
    cadastros.push({ row, documentos: files ? await stored(files) : [] })
  await store.insertCadastrosPosto(db, cadastros)
}
