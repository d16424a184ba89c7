import type { DemoUsuario } from '../../pessoa.ts'
import { DEMO_POSTO, DEMO_POSTO_2 } from './postos.ts'

const daRede = (
  pessoa: Pick<DemoUsuario, 'email' | 'nome' | 'nomeExibicao' | 'cpf' | 'role'>,
  posto: string | null = null,
): DemoUsuario => ({ ...pessoa, modulo: 'assistencia', cliente: null, posto })

/** The consumer with an account, and the address that it has proven: that of her orders. */
export const DEMO_CONTA = { email: 'consumidor@retaguarda.example', provado: 'dalva@consumidor.example' }

/** People of the demo's repair network: at its service points, and at the manufacturer. */
export const DEMO_REDE: readonly DemoUsuario[] = [
  daRede(
    {
      email: 'atendente@retaguarda.example',
      nome: 'Alice Atendente Fictícia',
      nomeExibicao: 'Alice Atendente',
      cpf: '99999005004',
      role: 'ATENDENTE',
    },
    DEMO_POSTO,
  ),
  daRede(
    {
      email: 'tecnico@retaguarda.example',
      nome: 'Tadeu Técnico Fictício',
      nomeExibicao: 'Tadeu Técnico',
      cpf: '99999006078',
      role: 'CENTRO_TECNICO',
    },
    DEMO_POSTO,
  ),
  daRede(
    {
      email: 'tecnico2@retaguarda.example',
      nome: 'Teresa Técnica Fictícia',
      nomeExibicao: 'Teresa Técnica',
      cpf: '99999007040',
      role: 'CENTRO_TECNICO',
    },
    DEMO_POSTO,
  ),
  daRede(
    {
      email: 'responsavel@retaguarda.example',
      nome: 'Regina Responsável Fictícia',
      nomeExibicao: 'Regina Responsável',
      cpf: '99999008011',
      role: 'ROLE_REPRESENTANTE_LEGAL',
    },
    DEMO_POSTO,
  ),
  daRede(
    {
      email: 'responsavel2@retaguarda.example',
      nome: 'Rui Responsável Fictício',
      nomeExibicao: 'Rui Responsável',
      cpf: '99999009093',
      role: 'ROLE_REPRESENTANTE_LEGAL',
    },
    DEMO_POSTO_2,
  ),
  daRede({
    email: 'sp@retaguarda.example',
    nome: 'Sandra Paulista Fictícia',
    nomeExibicao: 'Sandra Paulista',
    cpf: '99999010008',
    role: 'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
  }),
  daRede({
    email: 'manaus@retaguarda.example',
    nome: 'Moacir Manauara Fictício',
    nomeExibicao: 'Moacir Manauara',
    cpf: '99999011071',
    role: 'ROLE_MANAUS',
  }),
  daRede({
    email: 'troca@retaguarda.example',
    nome: 'Tainá Trocas Fictícia',
    nomeExibicao: 'Tainá Trocas',
    cpf: '99999012043',
    role: 'ROLE_MANAUS_TROCA',
  }),
  daRede({
    email: 'consulta@retaguarda.example',
    nome: 'Caio Consulta Fictício',
    nomeExibicao: 'Caio Consulta',
    cpf: '99999013015',
    role: 'ADMIN_CONSULTA',
  }),
  daRede({
    email: 'financeiro@retaguarda.example',
    nome: 'Flora Financeira Fictícia',
    nomeExibicao: 'Flora Financeira',
    cpf: '99999014097',
    role: 'ROLE_FINANCEIRO',
  }),
  daRede({
    email: DEMO_CONTA.email,
    nome: 'Dalva Dona de Relógio Fictícia',
    nomeExibicao: 'Dalva',
    cpf: '99999015069',
    role: 'ROLE_CONSUMIDOR',
  }),
]
