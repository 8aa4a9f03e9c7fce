// A table in space, drawn with three.js; loaded only when somebody looks.
import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  ExtrudeGeometry,
  Fog,
  HemisphereLight,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  Shape,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { seatLetter } from '../../../app/seats';
import { POLE, type Body, type Goal, type Prism, type Spot } from './bodies';
import { grownOn } from './growth';
import { standee } from './standees';
import { groundOf, tilesOf, type Paint, type Painted } from './surfaces';

/** The colours of the page as it is now, light or dark. */
export function paintOf(element: HTMLElement): Paint {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
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

/** A place on the picture, in parts of its width and height. */
export interface OnPicture {
  x: number;
  y: number;
}

/** A label's place. */
export interface Placed extends OnPicture {
  mini: number;
}

/** What is to be seen. */
export interface Seen {
  prisms: readonly Prism[];
  bodies: readonly Body[];
  goals?: readonly Goal[];
  /** Of a table with sides one sees where it ends; else the ground goes on to the horizon. */
  sides: [number, number] | null;
}

const FAR = 4000;
const ROUND = 24;
/** How thick a base is, and how wide the frame of a table, in millimetres. */
const BASE = 3.5;
const FRAME = 26;

const slow = withoutCard();

/** Whether the processor draws, for want of a graphics card. */
function withoutCard(): boolean {
  const pen = document.createElement('canvas').getContext('webgl2');
  const named = pen?.getExtension('WEBGL_debug_renderer_info');
  const name = named ? String(pen?.getParameter(named.UNMASKED_RENDERER_WEBGL)) : '';
  pen?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

export class Painter {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: PerspectiveCamera;
  readonly #bodies: readonly Body[];
  readonly #paint: Paint;
  /** Whatever is made is made once, and thrown away with the picture. */
  readonly #made = new Map<string, { dispose(): void }>();
  /** Figures turn to whoever looks. */
  readonly #standees: Object3D[] = [];
  /** Whether the processor draws, for want of a graphics card. */
  readonly slow = slow;

  constructor(canvas: HTMLCanvasElement, { prisms, bodies, goals = [], sides }: Seen, paint: Paint) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: !slow, alpha: sides !== null });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    // Nothing moves but the camera.
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.shadowMap.needsUpdate = true;
    this.#bodies = bodies;
    this.#paint = paint;
    this.#camera = new PerspectiveCamera(50, 1, 2, FAR);
    this.#camera.rotation.order = 'YXZ';
    const sky = paint('--room');
    if (sides === null) {
      this.#scene.background = new Color(sky);
      this.#scene.fog = new Fog(sky, 900, FAR);
    }
    this.#light(sides ?? [1800, 1800]);
    this.#ground(sides ?? [2 * FAR, 2 * FAR], sides !== null);
    for (const prism of prisms) {
      this.#prism(prism);
      // Whoever looks from among them has to know how high a zone reaches.
      if (sides === null && isZone(prism)) this.#volume(prism);
    }
    for (const goal of goals) this.#goal(goal);
    for (const body of bodies) this.#body(body);
  }

  /** Draws what is seen in a direction; says where the visible miniatures are on the picture. */
  draw(look: Look, width: number, height: number, sharp = true): Placed[] {
    this.#resize(width, height, sharp ? (slow ? 1.5 : Math.min(2, window.devicePixelRatio)) : 0.5);
    this.#camera.fov = look.angle;
    this.#camera.position.copy(space(look.eye));
    this.#camera.aspect = width / Math.max(1, height);
    // A camera looks along -z; east is x.
    this.#camera.rotation.set(look.pitch, look.yaw - Math.PI / 2, 0);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    // From above a figure leans back, so that it is not seen from its edge.
    for (const one of this.#standees) one.rotation.set(look.pitch * 0.55, look.yaw - Math.PI / 2, 0);
    this.#renderer.render(this.#scene, this.#camera);
    const shown = this.#bodies.filter((one) => one.seen && !one.own);
    return shown.flatMap(({ mini, at, height: tall }) => {
      const point = this.onPicture({ ...at, z: at.z + tall });
      return point ? [{ mini, ...point }] : [];
    });
  }

  #resize(width: number, height: number, ratio: number): void {
    const { width: now, height: tall } = this.#renderer.domElement;
    if (now === Math.floor(width * ratio) && tall === Math.floor(height * ratio)) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  /** Where a spot is on the picture; null: beside it. */
  onPicture(spot: Spot): OnPicture | null {
    const point = space(spot).project(this.#camera);
    if (point.z > 1 || Math.abs(point.x) > 1 || Math.abs(point.y) > 1) return null;
    return { x: (point.x + 1) / 2, y: (1 - point.y) / 2 };
  }

  dispose(): void {
    for (const one of this.#made.values()) one.dispose();
    this.#renderer.dispose();
  }

  #light([wide, high]: [number, number]): void {
    const sun = new DirectionalLight(0xfff4e0, 2);
    const reach = Math.hypot(wide, high) / 2 + 60;
    sun.position.set(-0.5, 0.9, -0.35).multiplyScalar(1500);
    sun.castShadow = true;
    sun.shadow.mapSize.setScalar(slow ? 1024 : 2048);
    sun.shadow.radius = 3;
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.8;
    Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 200, far: 3200 });
    this.#scene.add(new HemisphereLight(0xf4f8ff, 0xcabfa4, 1.75), sun);
  }

  #ground([wide, high]: [number, number], ends: boolean): void {
    const map = ends ? this.#texture('ground', () => ({ canvas: groundOf([wide, high], this.#paint), wide: 0 })) : null;
    const colour = ends ? undefined : this.#paint('--ground');
    const material = this.#material(
      'ground',
      () => new MeshLambertMaterial({ map, ...(colour ? { color: colour } : {}) }),
    );
    const mesh = new Mesh(
      this.#geometry('ground', () => new PlaneGeometry(wide, high)),
      material,
    );
    mesh.rotation.x = -Math.PI / 2;
    mesh.position.y = -0.5;
    this.#scene.add(this.#shaded(mesh, false));
    if (!ends) return;
    // The frame: what the table is set in.
    const wood = this.#plain('--table-edge');
    for (const [x, z, w, d] of [
      [0, (high + FRAME) / 2, wide + 2 * FRAME, FRAME],
      [0, -(high + FRAME) / 2, wide + 2 * FRAME, FRAME],
      [(wide + FRAME) / 2, 0, FRAME, high],
      [-(wide + FRAME) / 2, 0, FRAME, high],
    ] as const) {
      const rail = new Mesh(
        this.#geometry(`frame ${w} ${d}`, () => new BoxGeometry(w, 30, d)),
        wood,
      );
      rail.position.set(x, -9, z);
      this.#scene.add(this.#shaded(rail));
    }
  }

  #prism(prism: Prism): void {
    const { look } = prism;
    const geometry = this.#extruded(prism, isZone(prism) ? 0.4 : Math.max(prism.top - prism.bottom, 0.4));
    const [cap, side] = tilesOf(look, this.#paint);
    const mesh = new Mesh(geometry, [this.#tiled(`${look} top`, cap), this.#tiled(`${look} side`, side)]);
    this.#scene.add(this.#shaded(mesh, !isZone(prism)), this.#edges(geometry, '--lv-edge', 0.55));
    for (const { geometry: one, colour, places } of grownOn(prism)) {
      const all = new InstancedMesh(
        this.#geometry(`grown ${colour} ${look}`, one),
        this.#faceted(colour),
        places.length,
      );
      places.forEach((place, index) => all.setMatrixAt(index, place));
      this.#scene.add(this.#shaded(all));
    }
  }

  #volume(prism: Prism): void {
    const geometry = this.#extruded(prism, prism.top - prism.bottom);
    this.#scene.add(new Mesh(geometry, this.#faint('--tx-grass', 0.2)), this.#edges(geometry, '--lv-edge', 0.55));
  }

  #extruded({ corners, bottom }: Prism, depth: number): BufferGeometry {
    return this.#geometry(`prism ${JSON.stringify(corners)} ${bottom} ${depth}`, () => {
      const shape = new Shape();
      corners.forEach(({ x, y }, index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
      const body = new ExtrudeGeometry(shape, { depth, bevelEnabled: false });
      return body.rotateX(-Math.PI / 2).translate(0, bottom, 0);
    });
  }

  /** An objective: a gold token with a pole; its pennant is a label. */
  #goal({ at, radius, active, holder }: Goal): void {
    const token = new Mesh(
      this.#geometry(`token ${radius}`, () => new CylinderGeometry(radius, radius, 3, 6)),
      active ? this.#plain('--objective') : this.#faint('--objective', 0.5),
    );
    token.position.copy(space({ ...at, z: at.z + 1.5 }));
    this.#scene.add(this.#shaded(token));
    if (!active) return;
    const pole = new Mesh(
      this.#geometry('pole', () => new CylinderGeometry(1.1, 1.1, POLE, 8)),
      this.#plain(holder === null ? '--objective-ink' : `--seat-${seatLetter(holder)}`),
    );
    pole.position.copy(space({ ...at, z: at.z + POLE / 2 }));
    this.#scene.add(this.#shaded(pole));
  }

  #body(body: Body): void {
    if (body.figure === null) return this.#cylinders(body);
    const { at, parts, height, seat, figure } = body;
    const side = seatLetter(seat) ?? 'a';
    const radius = Math.max(...parts.map((one) => one.radius));
    const base = new Mesh(
      this.#geometry(`base ${radius}`, () => new CylinderGeometry(radius * 0.94, radius, BASE, ROUND)),
      this.#plain(`--seat-${side}`),
    );
    base.position.copy(space({ ...at, z: at.z + BASE / 2 }));
    // The plate in the shape of the seat: colour never stands alone.
    const plate = new Mesh(
      this.#geometry(`plate ${side} ${radius}`, () =>
        new CircleGeometry(radius * (side === 'a' ? 0.76 : 0.9), side === 'a' ? ROUND : 4).rotateX(-Math.PI / 2),
      ),
      this.#plain('--mini-plate'),
    );
    plate.position.copy(space({ ...at, z: at.z + BASE + 0.2 }));
    this.#scene.add(this.#shaded(base), this.#shaded(plate, false));
    const foot = Math.max(BASE, ...parts.filter((one) => one.post).map((one) => one.top));
    if (foot > BASE) this.#post(at, foot);
    const tall = Math.max(height - foot, 12);
    const map = this.#texture(`figure ${side} ${JSON.stringify(figure)}`, () => ({
      canvas: standee(figure, side === 'a' ? 'a' : 'b', this.#paint),
      wide: 0,
    }));
    const card = new Mesh(
      this.#geometry(`standee ${tall}`, () => new PlaneGeometry(tall, tall).translate(0, tall / 2, 0)),
      this.#material(`standee ${map.uuid}`, () => new MeshBasicMaterial({ map, alphaTest: 0.5 })),
    );
    card.position.copy(space({ ...at, z: at.z + foot }));
    card.rotation.order = 'YXZ';
    this.#standees.push(card);
    // A card that turns would turn its shadow: a body that is not seen casts it.
    const caster = new Mesh(
      this.#geometry(`caster ${tall}`, () => new CylinderGeometry(tall * 0.16, tall * 0.26, tall, 10)),
      this.#material('caster', () => new MeshBasicMaterial({ colorWrite: false, depthWrite: false })),
    );
    caster.position.copy(space({ ...at, z: at.z + foot + tall / 2 }));
    caster.castShadow = true;
    this.#scene.add(card, caster);
  }

  #post(at: Spot, top: number): void {
    const post = new Mesh(
      this.#geometry(`post ${top}`, () => new CylinderGeometry(1.4, 1.4, top, 8)),
      this.#faint('--ink-3', 0.6),
    );
    post.position.copy(space({ ...at, z: at.z + top / 2 }));
    this.#scene.add(post);
  }

  /** What the rules know of a miniature. */
  #cylinders({ at, parts, own, seen, seat }: Body): void {
    const colour = `--seat-${seatLetter(seat)}`;
    for (const { radius, bottom, top, post } of parts) {
      const high = Math.max(0.5, top - bottom);
      const geometry = this.#geometry(
        `body ${radius} ${high}`,
        () => new CylinderGeometry(radius, radius, high, ROUND),
      );
      const faint = own || post;
      const mesh = new Mesh(geometry, faint ? this.#faint(colour, 0.22) : this.#plain(colour));
      mesh.position.copy(space({ ...at, z: at.z + (bottom + top) / 2 }));
      const hidden = !seen && !own;
      const edges = this.#edges(geometry, hidden ? '--ink-3' : '--mini-plate', hidden ? 0.55 : 0.7, hidden);
      edges.position.copy(mesh.position);
      this.#scene.add(faint ? mesh : this.#shaded(mesh), edges);
    }
  }

  /** The edges of a body; those of the hidden shine through what hides them. */
  #edges(geometry: BufferGeometry, colour: string, opacity: number, through = false): LineSegments {
    const material = this.#material(
      `edges ${colour} ${opacity} ${through}`,
      () => new LineBasicMaterial({ color: this.#paint(colour), transparent: true, opacity, depthTest: !through }),
    );
    return new LineSegments(
      this.#geometry(`edges ${geometry.uuid}`, () => new EdgesGeometry(geometry, 30)),
      material,
    );
  }

  #shaded<M extends Mesh>(mesh: M, casts = true): M {
    mesh.castShadow = casts;
    mesh.receiveShadow = true;
    return mesh;
  }

  // ---- what is made once ----

  #plain = (colour: string): Material =>
    this.#material(`plain ${colour}`, () => new MeshLambertMaterial({ color: this.#paint(colour) }));

  #faceted = (colour: string): Material =>
    this.#material(
      `faceted ${colour}`,
      () => new MeshLambertMaterial({ color: this.#paint(colour), flatShading: true }),
    );

  #faint = (colour: string, opacity: number): Material =>
    this.#material(
      `faint ${colour} ${opacity}`,
      () => new MeshLambertMaterial({ color: this.#paint(colour), transparent: true, opacity, depthWrite: false }),
    );

  #tiled(name: string, tile: Painted): Material {
    const map = this.#texture(name, () => tile);
    return this.#material(name, () => new MeshLambertMaterial({ map }));
  }

  #texture(name: string, make: () => Painted): CanvasTexture {
    return this.#kept(`texture ${name}`, () => {
      const { canvas, wide } = make();
      const texture = new CanvasTexture(canvas);
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = 4;
      if (wide > 0) {
        texture.wrapS = texture.wrapT = RepeatWrapping;
        texture.repeat.set(1 / wide, 1 / wide);
      }
      return texture;
    });
  }

  #material = <M extends Material>(name: string, make: () => M): M => this.#kept(`material ${name}`, make);
  #geometry = <G extends BufferGeometry>(name: string, make: () => G): G => this.#kept(`geometry ${name}`, make);

  #kept<T extends { dispose(): void }>(name: string, make: () => T): T {
    const known = this.#made.get(name) as T | undefined;
    const one = known ?? make();
    this.#made.set(name, one);
    return one;
  }
}

/** One sees into it: what grows there stands for it. */
const isZone = ({ area, top }: Prism): boolean => area && top > 0;

/** Our lengths in the space of three.js: x right, y up, z towards the viewer. */
function space({ x, y, z }: Spot): Vector3 {
  return new Vector3(x, z, -y);
}
