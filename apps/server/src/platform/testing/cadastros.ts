import type { Executor } from '../db/index.ts'

const EMPRESA = {
  razaoSocial: 'Horas Inventadas Ltda',
  nomeFantasia: 'Horas Inventadas',
  inscricaoEstadual: '110042490114',
  inscricaoMunicipal: 'ISENTO',
  emailComercial: 'loja@horas.example',
  telefoneComercial: '1155550150',
  cep: '01310200',
  rua: 'Rua do Tique',
  numero: '120',
  complemento: 'Sem complemento',
  bairro: 'Centro',
  cidade: 'São Paulo',
  estado: 'SP',
  horarios: [{ dias: 'SEGUNDA_A_SEXTA', abre: '09:00', fecha: '18:00' }],
  marcas: [],
}

/** A registration that waits for the manufacturer, with all required columns. */
export const insertCadastroPosto = async (
  db: Executor,
  { cnpj, email, cpf }: { cnpj: string; email: string; cpf: string },
  agora = new Date(),
): Promise<number> => {
  const { id } = await db
    .insertInto('cadastro_posto')
    .values({
      situacao: 'AGUARDANDO_APROVACAO',
      nome: 'Célio Cronômetro',
      cpf,
      data_nascimento: '1980-05-01',
      email,
      telefone: '11955550151',
      senha_hash: '-',
      cnpj,
      nome_fantasia: EMPRESA.nomeFantasia,
      cep: EMPRESA.cep,
      cidade: EMPRESA.cidade,
      estado: EMPRESA.estado,
      empresa: JSON.stringify({ ...EMPRESA, cnpj }),
      termos_versao: '2026-11',
      aceite_sha256: Buffer.alloc(32),
      aceito_em: agora,
      aceito_de: '198.51.100.1',
      link_ate: agora,
      criado_em: agora,
      confirmado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
