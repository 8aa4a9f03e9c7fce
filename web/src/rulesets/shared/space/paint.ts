// A table in space, drawn with three.js; loaded only when somebody looks.
import {
  BufferGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  ExtrudeGeometry,
  Fog,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Shape,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Body, Prism, Spot } from './bodies';

/** Colours of the page, by what they stand for. */
export interface Paints {
  sky: string;
  ground: string;
  edge: string;
  stone: string;
  hill: string;
  wood: string;
  water: string;
  seats: [string, string];
  /** The rims of miniatures. */
  plate: string;
  hidden: string;
}

/** The colours of the page as it is now, light or dark. */
export function paints(element: HTMLElement): Paints {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    sky: colour('--room'),
    ground: colour('--ground'),
    edge: colour('--lv-edge'),
    stone: colour('--lv-3'),
    hill: colour('--lv-2'),
    wood: colour('--tx-grass'),
    water: colour('--water'),
    seats: [colour('--seat-a'), colour('--seat-b')],
    plate: colour('--mini-plate'),
    hidden: colour('--ink-3'),
  };
}

export interface Look {
  eye: Spot;
  /** In radians from east to the left. */
  yaw: number;
  /** In radians above the horizon. */
  pitch: number;
  /** The height of the picture in degrees. */
  angle: number;
}

/** A label's place on the picture, in parts of its width and height. */
export interface Placed {
  mini: number;
  x: number;
  y: number;
}

const FAR = 4000;
const ROUND = 20;

export class Painter {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera;
  readonly #bodies: readonly Body[];
  readonly #made: (BufferGeometry | Material)[] = [];

  /** Of a table with sides one sees where it ends; else the ground goes on to the horizon. */
  constructor(
    canvas: HTMLCanvasElement,
    prisms: readonly Prism[],
    bodies: readonly Body[],
    paints: Paints,
    sides: [number, number] | null = null,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#bodies = bodies;
    this.#camera = new PerspectiveCamera(50, 1, 1, FAR);
    this.#camera.rotation.order = 'YXZ';
    this.#scene.background = new Color(paints.sky);
    if (sides === null) this.#scene.fog = new Fog(paints.sky, 900, FAR);
    this.#light();
    this.#ground(paints, sides ?? [2 * FAR, 2 * FAR]);
    for (const prism of prisms) this.#prism(prism, paints);
    for (const body of bodies) this.#body(body, paints);
  }

  /** Draws what is seen in a direction; says where the visible miniatures are on the picture. */
  draw(look: Look, width: number, height: number): Placed[] {
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.fov = look.angle;
    this.#camera.position.copy(space(look.eye));
    this.#camera.aspect = width / Math.max(1, height);
    // A camera looks along -z; east is x.
    this.#camera.rotation.set(look.pitch, look.yaw - Math.PI / 2, 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.#renderer.render(this.#scene, this.#camera);
    return this.#bodies.filter((one) => one.seen && !one.own).flatMap((one) => this.#placed(one));
  }

  dispose(): void {
    for (const one of this.#made) one.dispose();
    this.#renderer.dispose();
  }

  #placed({ mini, at, height }: Body): Placed[] {
    const point = space({ ...at, z: at.z + height }).project(this.#camera);
    if (point.z > 1 || Math.abs(point.x) > 1 || Math.abs(point.y) > 1) return [];
    return [{ mini, x: (point.x + 1) / 2, y: (1 - point.y) / 2 }];
  }

  #light(): void {
    const sun = new DirectionalLight(0xffffff, 1.9);
    sun.position.set(-600, 900, -400);
    this.#scene.add(new HemisphereLight(0xffffff, 0xbfb59c, 1.7), sun);
  }

  #ground({ ground }: Paints, [wide, high]: [number, number]): void {
    const plane = this.#kept(new PlaneGeometry(wide, high));
    const mesh = new Mesh(plane, this.#kept(new MeshLambertMaterial({ color: ground })));
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.y = -0.5;
    this.#scene.add(mesh);
  }

  #prism({ corners, bottom, top, area, look }: Prism, paints: Paints): void {
    const shape = new Shape();
    corners.forEach(({ x, y }, index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
    const geometry = this.#kept(
      new ExtrudeGeometry(shape, { depth: Math.max(top - bottom, 0.4), bevelEnabled: false }),
    );
    geometry.rotateX(-Math.PI / 2);
    geometry.translate(0, bottom, 0);
    const through = area && top > 0;
    const material = new MeshLambertMaterial({
      color: paints[look],
      transparent: through,
      opacity: through ? 0.32 : 1,
      depthWrite: !through,
    });
    this.#scene.add(new Mesh(geometry, this.#kept(material)), this.#edges(geometry, paints.edge));
  }

  #body({ at, parts, own, seen, seat }: Body, paints: Paints): void {
    for (const { radius, bottom, top, post } of parts) {
      const geometry = this.#kept(new CylinderGeometry(radius, radius, Math.max(0.5, top - bottom), ROUND));
      const faint = own || post;
      const material = new MeshLambertMaterial({
        color: paints.seats[seat % 2 === 0 ? 0 : 1],
        transparent: faint,
        opacity: faint ? 0.22 : 1,
        depthWrite: !faint,
      });
      const mesh = new Mesh(geometry, this.#kept(material));
      mesh.position.copy(space({ ...at, z: at.z + (bottom + top) / 2 }));
      this.#scene.add(mesh);
      const edges = this.#edges(geometry, seen || own ? paints.plate : paints.hidden, !seen && !own);
      edges.position.copy(mesh.position);
      this.#scene.add(edges);
    }
  }

  /** The edges of a body; those of the hidden shine through what hides them. */
  #edges(geometry: BufferGeometry, color: string, through = false): LineSegments {
    const material = this.#kept(
      new LineBasicMaterial({ color, transparent: true, opacity: through ? 0.55 : 0.7, depthTest: !through }),
    );
    return new LineSegments(this.#kept(new EdgesGeometry(geometry, 30)), material);
  }

  #kept<T extends BufferGeometry | Material>(made: T): T {
    this.#made.push(made);
    return made;
  }
}

/** Our lengths in the space of three.js: x right, y up, z towards the viewer. */
function space({ x, y, z }: Spot): Vector3 {
  return new Vector3(x, z, -y);
}
