import styles from '../entrada.module.css'
import {
  IconAlertTriangle,
  IconCheck,
  IconHistory,
  IconShieldCheck,
  IconShieldOff,
} from '@tabler/icons-react'
import type { OsPassado } from '@app/contract/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../../../platform/text/format.ts'
import { today } from '../../../../../platform/text/time.ts'
import { useNomeDaOs } from '../../ficha/nome.ts'
import { Icon } from '../../../../../ui/page/icon.tsx'
import { Badge } from '../../../../../ui/page/badge.tsx'

const Garantia = ({ label, ate }: { label: string; ate: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {ate === null ? (
        <Badge tone="neutro" icon={IconShieldOff}>
          Sem data
        </Badge>
      ) : ate >= today() ? (
        <Badge tone="sucesso" icon={IconShieldCheck}>
          Até {formatDay(ate)}
        </Badge>
      ) : (
        <Badge tone="neutro" icon={IconShieldOff}>
          Acabou em {formatDay(ate)}
        </Badge>
      )}
    </dd>
  </div>
)

const quando = ({ statusOS, creationDateTime, dataEntragaRelogio }: OsPassado['reparos'][number]) =>
  dataEntragaRelogio
    ? `entregue em ${formatDay(dataEntragaRelogio)}`
    : `${statusOS.description.toLowerCase()}, criada em ${formatDay(creationDateTime)}`

/** The watch's past, so that nothing is typed twice: repairs, the rest of each warranty, recurrence. */
export function Passado({ passado }: { passado: OsPassado }) {
  const nome = useNomeDaOs()
  const { reparos, garantiaAte, garantiaServicoAte } = passado
  const volta = garantiaServicoAte !== null && garantiaServicoAte >= today()
  return (
    <div className={styles.osAntes} role="status">
      <p>
        <Icon of={IconHistory} />
        <span>
          <b>{reparos.length > 0 ? 'Este relógio já passou por aqui.' : 'Este relógio já é conhecido.'}</b>{' '}
          {passado.modelo.descricao}
        </span>
      </p>
      {passado.emOs && (
        <p>
          <Icon of={IconAlertTriangle} />
          <span>
            <b>
              {passado.emOs.numero === null || !passado.emOs.posto
                ? 'Já está em uma OS aberta, em outro posto.'
                : `Já está na ${nome({ numero: passado.emOs.numero, posto: passado.emOs.posto })}, aberta.`}
            </b>
          </span>
        </p>
      )}
      {passado.trocadoEm && (
        <p>
          <Icon of={IconAlertTriangle} />
          <span>
            <b>
              {passado.trocadoEm.numero === null || !passado.trocadoEm.posto
                ? 'Foi trocado por outro, em outro posto.'
                : `Foi trocado por outro na ${nome({ numero: passado.trocadoEm.numero, posto: passado.trocadoEm.posto })}.`}
            </b>{' '}
            Confira de quem ele é.
          </span>
        </p>
      )}
      {reparos.length > 0 && (
        <ul>
          {reparos.slice(0, 3).map((reparo, index) => (
            <li key={reparo.id ?? `${reparo.creationDateTime}-${index}`}>
              {reparo.id === null || reparo.numero === null || !reparo.posto ? (
                <span>Outro posto</span>
              ) : (
                <Link
                  className="link num"
                  to="/ordemServico/$id"
                  params={{ id: String(reparo.id) }}
                  target="_blank"
                >
                  {nome({ numero: reparo.numero, posto: reparo.posto })}
                </Link>
              )}
              {reparo.sintomas.length > 0 && `, ${reparo.sintomas.join('; ').toLowerCase()}`}
              <span className="num">, {quando(reparo)}.</span>
            </li>
          ))}
        </ul>
      )}
      <dl>
        <Garantia label="Garantia do fabricante" ate={garantiaAte} />
        <Garantia label="Garantia de serviço" ate={garantiaServicoAte} />
        <div>
          <dt>Reincidência</dt>
          <dd>
            {volta ? (
              <Badge tone="atencao" icon={IconAlertTriangle}>
                Sim: o fabricante autoriza
              </Badge>
            ) : (
              <Badge tone="sucesso" icon={IconCheck}>
                Não
              </Badge>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
